"""What people see. A screen gets views and sends commands; it owns focus and colour only."""
