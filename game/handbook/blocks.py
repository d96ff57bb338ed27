"""The tokens of Markdown as the blocks of a page."""

from collections.abc import Iterator, Sequence

from game.engine import say
from game.handbook.inline import Token, Unfit, line_of, picture
from game.handbook.page import Block, Chart, Example, Figure, Heading, Listing, Paragraph

_SMALL = 3
"""The level of the headings within a page."""


def blocks_of(tokens: Sequence[Token] | str, book: str) -> tuple[Block, ...]:
    """Blocks one below the other; Unfit for what no page of rules has."""
    assert not isinstance(tokens, str)  # no renderer, no text
    return tuple(_blocks(tokens, book))


def _blocks(tokens: Sequence[Token], book: str) -> Iterator[Block]:
    for token in tokens:
        match token["type"]:
            case "blank_line":
                pass
            case "paragraph" | "block_text":
                yield _paragraph(token["children"], book)
            case "heading":
                if token["attrs"]["level"] != _SMALL:
                    raise Unfit(say("handbook.bad_heading"), "#" * token["attrs"]["level"])
                yield Heading(line_of(token["children"], book))
            case "block_quote":
                yield Example(blocks_of(token["children"], book))
            case "list":
                items = tuple(blocks_of(item["children"], book) for item in token["children"])
                yield Listing(items, token["attrs"]["ordered"])
            case "table":
                yield _chart(token, book)
            case other:
                near = token.get("raw", "").strip().split("\n")[0]
                raise Unfit(say("handbook.not_allowed", thing=other), near)


def _paragraph(tokens: Sequence[Token], book: str) -> Block:
    if len(tokens) == 1 and tokens[0]["type"] == "image":
        return Figure(*picture(tokens[0]))
    return Paragraph(line_of(tokens, book))


def _chart(token: Token, book: str) -> Chart:
    head, *body = token["children"]
    cells = head["children"]
    return Chart(
        head=tuple(line_of(cell["children"], book) for cell in cells),
        rows=tuple(
            tuple(line_of(cell["children"], book) for cell in row["children"])
            for part in body
            for row in part["children"]
        ),
        sides=tuple(cell["attrs"]["align"] or "left" for cell in cells),
    )
