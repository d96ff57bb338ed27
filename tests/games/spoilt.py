"""Every way a board can be wrong, by the sentence that it gets, and pieces to spoil one with."""

from tests.games.drawn import BOARD, edited, spaced

TRAPS = {
    "level.doctype": [
        BOARD.replace(b"<map ", b"<!DOCTYPE map><map ", 1),
        b'<!DOCTYPE map SYSTEM "file:///etc/passwd"><map/>',
        b'<!DOCTYPE m [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><map game="&b;"/>',
        '<?xml version="1.0" encoding="utf-16"?><!DOCTYPE map><map/>'.encode("utf-16"),
        "<!DOCTYPE map><map/>".encode("utf-16-le"),
        "<!DOCTYPE map><map/>".encode("utf-16-be"),
    ],
    "level.not_xml": [
        b"",
        b"\0" * 1000,
        b"board",
        b"<map>",
        b"<map/><map/>",
        b"<map>&nothing;</map>",
        b"\xff\xfe<map/>",
        BOARD[:-20],
        b'<?xml version="1.0" encoding="utf-7"?><map/>',
        b'<?xml version="1.0" encoding="klingon"?><map/>',
        b'<?xml version="1.0" encoding="zlib"?><map/>',
        "<!DOCTYPE map><map/>".encode("utf-32"),
    ],
    "level.not_a_map": [
        b"<svg/>",
        BOARD.replace(b'width="64"', b'width="wide"'),
        BOARD.replace(b'width="64"', b'width="inf"'),
        BOARD.replace(b'x="540"', b'x="nan"', 1),
        BOARD.replace(b'width="140"', b'width="1e999"', 1),
        BOARD.replace(b'value="1"', b'value="one"', 1),
        BOARD.replace(b'type="int"', b'type="class" propertytype="x"', 1),
        BOARD.replace(b"<map ", b'<map layers="x" ', 1),
        b"<map>" + b"<tileset>" * 40_000 + b"</tileset>" * 40_000 + b"</map>",
        b"<map>" + b"<group>" * 100_000,
    ],
    "level.compressed": [edited("</map>", '<layer><data compression="zstd"/></layer></map>')],
    "level.other_files": [
        edited("<objectgroup", '<tileset firstgid="1" source="/etc/passwd.tsx"/><objectgroup'),
        edited('id="1" name="1,1"', 'id="1" template="../space.tx"'),
        edited("</map>", '<imagelayer><image source="board.png"/></imagelayer></map>'),
    ],
    "level.infinite": [edited('infinite="0"', 'infinite="1"')],
    "level.size": [
        b"<map/>",
        edited('width="64"', 'width="65"'),
        edited('tileheight="30"', 'tileheight="31"'),
    ],
    "level.no_layer": [edited('name="spaces"', 'name="Spaces"')],
    "level.too_big": [BOARD + b" " * 10_000_000],
    "claim_it.level.missing": [
        edited('name="spaces"', 'name="spaces"/><objectgroup'),
        spaced(drop=1),
        spaced(drop=9),
    ],
    "claim_it.level.twice": [
        edited('name="column" type="int" value="2"', 'name="column" type="int" value="1"')
    ],
    "claim_it.level.flat": [
        edited('width="140"', 'width="0"'),
        edited('height="140"', 'height="-140"'),
        edited(' width="140" height="140">', "><point/>"),
    ],
    "claim_it.level.off": [
        edited('x="540"', 'x="-1"'),
        edited('x="1240"', 'x="1781"'),
        edited('y="796"', 'y="941"'),
        edited('name="spaces"', 'name="spaces" offsety="-97"'),
    ],
    "claim_it.level.outside": [
        edited('name="column" type="int" value="1"', 'name="column" type="int" value="7"'),
        edited('name="row" type="int" value="1"', 'name="row" type="int" value="0"'),
        edited('name="column" type="int" value="1"', 'name="column" value="1"'),
        edited('name="column" type="int" value="1"', 'name="column" type="float" value="1"'),
        edited('name="column" type="int" value="1"', 'name="column" type="bool" value="true"'),
        edited('name="column"', 'name="aisle"'),
    ],
}

PATCHES = [
    b'"',
    b"<",
    b"/>",
    b' width="nan"',
    b' x="1e999"',
    b' gid="1"',
    b' layers="x"',
    b' __class__="x"',
    b' properties="x"',
    b"</properties>",
    b"<properties><property/></properties>",
    b'<property name="column" type="class"/>',
    b"<tileset><tile/></tileset>",
    b"<layer/>",
    b"<object/>",
    b'<polygon points="x"/>',
    b"<!DOCTYPE map>",
    b"&amp;",
    b"99999999999999999999",
]
