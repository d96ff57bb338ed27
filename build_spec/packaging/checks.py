"""Lets the system's own tools look at the menu entry, the metainfo and the package, where they are there."""

import shutil
import subprocess
from pathlib import Path

from build_spec.packaging.freeze import BuildFailed
from build_spec.packaging.names import APP_ID


def check_linux(share: Path, deb: Path | None = None) -> list[str]:
    """Run each tool that is installed; the names of those that are not."""
    tools = {
        "desktop-file-validate": [str(share / "applications" / f"{APP_ID}.desktop")],
        "appstreamcli": ["validate", "--no-net", str(share / "metainfo" / f"{APP_ID}.metainfo.xml")],
        **({} if deb is None else {"dpkg-deb": ["--info", str(deb)]}),
    }
    for tool, arguments in tools.items():
        if shutil.which(tool):
            ran = subprocess.run([tool, *arguments], capture_output=True, text=True, check=False)
            if ran.returncode:
                raise BuildFailed(f"{tool} finds fault: {(ran.stdout + ran.stderr).strip()}")
    return [tool for tool in tools if not shutil.which(tool)]
