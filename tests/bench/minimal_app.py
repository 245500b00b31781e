"""The baseline: as little of Textual as an app can be."""

from textual.app import App, ComposeResult
from textual.widgets import Static


class MinimalApp(App[None]):
    """One text."""

    def compose(self) -> ComposeResult:
        """One widget."""
        yield Static("ready", markup=False)


if __name__ == "__main__":
    MinimalApp().run()
