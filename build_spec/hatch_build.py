"""The build hook: compiles the catalogues and puts assets and levels into the wheel."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WheelHook(BuildHookInterface[Any]):
    """Runs for the wheel, whether it comes from a checkout, from an sdist or is editable."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, then list the data files one by one: a forced folder would bring its exclusions along."""
        if self.target_name != "wheel":
            return
        root = Path(self.root)
        sys.path.insert(0, str(root))  # a build does not see the project's own modules otherwise
        from build_spec.catalogues import compile_catalogues
        from build_spec.data_files import data_files

        compile_catalogues(root)
        if version != "editable":
            build_data["force_include"].update(data_files(root))
