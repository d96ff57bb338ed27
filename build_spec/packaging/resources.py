"""What Windows and macOS want to know about a program before it is started."""

from build_spec.packaging.names import (
    APP_ID,
    AUTHORS,
    COPYRIGHT,
    NAME,
    PROGRAM,
    SUMMARY,
    VERSION,
    version_numbers,
)

_ENGLISH_UNICODE = "040904B0"


def windows_version() -> str:
    """The version resource, in the words that PyInstaller reads."""
    numbers = version_numbers()
    told = {
        "CompanyName": AUTHORS,
        "FileDescription": f"{NAME}: {SUMMARY.lower()}",
        "FileVersion": VERSION,
        "InternalName": PROGRAM,
        "LegalCopyright": COPYRIGHT,
        "OriginalFilename": f"{PROGRAM}.exe",
        "ProductName": NAME,
        "ProductVersion": VERSION,
    }
    strings = ",\n            ".join(f"StringStruct({name!r}, {value!r})" for name, value in told.items())
    return f"""VSVersionInfo(
    ffi=FixedFileInfo(
        filevers={numbers}, prodvers={numbers}, mask=0x3F, flags=0x0, OS=0x40004, fileType=0x1, subtype=0x0,
        date=(0, 0),
    ),
    kids=[
        StringFileInfo([StringTable({_ENGLISH_UNICODE!r}, [
            {strings},
        ])]),
        VarFileInfo([VarStruct('Translation', [0x0409, 0x04B0])]),
    ],
)
"""


def macos_info() -> dict[str, object]:
    """What the bundle's Info.plist says beyond what PyInstaller writes itself."""
    return {
        "CFBundleDisplayName": NAME,
        "CFBundleIdentifier": APP_ID,
        "CFBundleShortVersionString": VERSION,
        "CFBundleVersion": VERSION,
        "CFBundleLocalizations": ["en", "fr"],
        "CFBundleDevelopmentRegion": "en",
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSMinimumSystemVersion": "11.0",
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": COPYRIGHT,
    }
