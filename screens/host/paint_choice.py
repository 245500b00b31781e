"""Why the choice is whose it is, where it has moved or stayed against what the last answer seems to say."""

from screens.host.paint_lines import plain
from screens.host.scene import Scene
from screens.looks import Line, Look
from station.rules.board import WhyChooser
from station.wording.language import N_, tr

_WHY = {
    WhyChooser.LOWEST: N_("{name} chooses: the lowest score."),
    WhyChooser.ANSWER_FELL: N_("The choice stays with {name}: the right answer stands no more."),
}


def why_lines(scene: Scene) -> list[Line]:
    """One sentence; nothing while a player is still to be named, or where the last question shows it."""
    around = scene.view.round
    if around.chooser is None or around.why is None:
        return []
    return plain(tr(_WHY[around.why], name=scene.names[around.chooser]), Look.NOTE, scene.width)
