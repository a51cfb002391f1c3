"""The exponential and the logarithm for compiled functions, with the same bits as interpreted."""

from chanbara.compiled.decorators import inlined
from chanbara.kernel import elementary

exp = inlined(elementary.exp)
log = inlined(elementary.log)
