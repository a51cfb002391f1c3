"""The exponential and the logarithm for compiled functions, with the same bits as interpreted."""

from chanbara.compiled import elementary
from chanbara.compiled.decorators import inlined

exp = inlined(elementary.exp)
log = inlined(elementary.log)
