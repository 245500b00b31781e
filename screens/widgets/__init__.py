"""The few widgets that the station needs beside Textual's own."""
