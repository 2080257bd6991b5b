"""Chance that is none: generators seeded by a view, so that a bot which samples still gives the same answer."""

from __future__ import annotations

import json
from random import Random

from ..engine.game import View


def seeded(view: View, level: int) -> Random:
    """Returns a generator that depends only on what the view knows and on the level."""
    return Random(f"{level} {view.seat} {json.dumps(view.as_json(), sort_keys=True)}")
