#!/bin/sh
# Makes an AppImage from what `make build` has staged; needs appimagetool (https://appimage.github.io).
set -eu
cd "$(dirname "$0")/../.."

id=io.github.dustwater.Dustwater
staged=build/linux/usr
appdir=build/Dustwater.AppDir
version=$(sed -n 's/^__version__ = "\(.*\)"$/\1/p' game/__init__.py)

if [ ! -d "$staged" ]; then
    echo "Run make build first: there is no $staged." >&2
    exit 1
fi

rm -rf "$appdir"
mkdir -p "$appdir"
cp -a "$staged" "$appdir/usr"
ln -s usr/bin/dustwater "$appdir/AppRun"
ln -s "usr/share/applications/$id.desktop" "$appdir/$id.desktop"
ln -s "usr/share/icons/hicolor/256x256/apps/$id.png" "$appdir/$id.png"
ln -s "$id.png" "$appdir/.DirIcon"
echo "$appdir is ready."

if ! command -v appimagetool >/dev/null; then
    echo "To make an AppImage of it, put appimagetool on the PATH." >&2
    exit 3
fi
appimagetool "$appdir" "dist/Dustwater-$version-$(uname -m).AppImage"
