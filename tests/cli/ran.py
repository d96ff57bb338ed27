"""What came of a command."""

import json
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Ran:
    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """Standard output, which must be JSON from the first to the last character."""
        assert self.code == 0, self.err
        return json.loads(self.out)

    def refused(self, code: int = 1) -> str:
        """The one sentence a refusal consists of."""
        assert self.code == code
        assert self.out == ""
        (sentence,) = self.err.splitlines()
        return sentence
