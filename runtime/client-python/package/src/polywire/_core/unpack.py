"""`Unpack` of every version of Python: the fields of a TypedDict as keyword arguments."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

if sys.version_info >= (3, 11):
    from typing import Unpack
elif TYPE_CHECKING:
    from typing_extensions import Unpack
else:

    class Unpack:
        """Stands for it where only type checkers know it."""

        def __class_getitem__(cls, item: Any) -> Any:
            return item


__all__ = ["Unpack"]
