"""What each screen may know of a match: values made from the state, without sentences."""
