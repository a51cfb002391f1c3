"""The style of the page: ink on paper, in the colors of the web page, light and dark."""

STYLE = """
:root { color-scheme: light dark;
  --paper: #f4efe4; --paper-2: #fbf8f0; --paper-3: #e8e0cf; --ink: #1d1b1a; --ink-2: #5c5650; --line: #cfc5b1;
  --indigo: #27374d; --vermilion: #b93525; --gold: #85621f; --moss: #4f6246; --fill-shogun: #b58a3c; }
@media (prefers-color-scheme: dark) { :root {
  --paper: #191d25; --paper-2: #222732; --paper-3: #2d3442; --ink: #f1eadc; --ink-2: #b3aa9a; --line: #434b5a;
  --indigo: #9fb6d6; --vermilion: #ef7a66; --gold: #dcb566; --moss: #a4bd95; --fill-shogun: #c79a49; } }
* { box-sizing: border-box; }
html { background: var(--paper); color: var(--ink); font: 400 1rem/1.45 system-ui, sans-serif;
  font-variant-numeric: tabular-nums; text-size-adjust: 100%; overflow-wrap: anywhere; }
body { margin: 0 auto; max-width: 76rem; padding: 1rem; }
h1, h2, h3 { font-family: Georgia, serif; line-height: 1.15; margin: 0; text-wrap: balance; }
h1 { font-size: 1.25rem; }
h2 { font-size: 1.3rem; margin-bottom: .5rem; }
h3 { font-size: 1rem; margin: .75rem 0 .25rem; }
p { margin: 0 0 .5rem; max-width: 46rem; text-wrap: pretty; }
a { color: var(--indigo); text-underline-offset: .2em; }
small, .quiet, figcaption, th { font-size: .9rem; color: var(--ink-2); }
header { display: flex; flex-wrap: wrap; gap: .25rem 1rem; align-items: baseline; }
header p { margin: 0; }
.status { color: var(--vermilion); font-weight: 600; }
.verdict { border-left: .4rem solid var(--vermilion); padding: .25rem 0 .25rem 1rem; margin: 1rem 0; }
.verdict p { font: 400 1.1rem/1.35 Georgia, serif; max-width: 62rem; margin: 0 0 .35rem; }
.verdict p:first-child { font-size: 1.45rem; font-weight: 700; }
section { margin: 0 0 2rem; min-width: 0; }
main > section { border-top: 1px solid var(--line); padding-top: 1rem; }
.first { display: grid; gap: 0 2.5rem; }
.first > div { min-width: 0; }
nav { display: flex; flex-wrap: wrap; gap: 0 1rem; margin-bottom: 1rem; }
nav a { display: inline-flex; align-items: center; min-height: 44px; min-width: 44px; }
.judged { border: 1px solid var(--line); border-radius: .4rem; background: var(--paper-2);
  padding: .5rem .75rem; margin-bottom: .75rem; }
.judged h3 { display: flex; flex-wrap: wrap; gap: .2rem .5rem; align-items: baseline; margin: 0 0 .35rem; }
.judged small { font-family: system-ui, sans-serif; }
.judged dl { margin: 0; }
.judged dl div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 .75rem;
  padding: .15rem 0; border-top: 1px solid var(--line); }
.judged dt { color: var(--ink-2); font-size: .9rem; }
.judged dd { margin: 0; margin-left: auto; text-align: right; }
.tag { font: 600 .9rem/1.3 system-ui, sans-serif; border: 1px solid currentcolor; border-radius: 1rem;
  padding: .05rem .6rem; }
.tag.bad { color: var(--vermilion); } .tag.good { color: var(--moss); } .tag.open { color: var(--ink-2); }
.rows { list-style: none; margin: 0 0 .25rem; padding: 0; }
.rows li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 .75rem; margin-bottom: .4rem;
  align-items: center; }
.rows .bar { grid-column: 1 / -1; grid-row: 2; }
.rows b { font-weight: 600; }
.numbers { text-align: right; white-space: nowrap; }
.bar { display: block; width: 100%; height: 1.1rem; }
.track { fill: var(--paper-3); }
.shogun { fill: var(--fill-shogun); } .ninja { fill: var(--indigo); } .ronin { fill: var(--vermilion); }
.plain, .range { fill: var(--moss); } .more { fill: var(--vermilion); } .less { fill: var(--indigo); }
.chance { fill: var(--ink-2); }
.bar rect:not(.track) { opacity: .6; }
.whisker line { stroke: var(--ink); stroke-width: 1.5; }
.fair { stroke: var(--ink); stroke-width: 2; stroke-dasharray: 3 2; }
.before { fill: var(--paper); stroke: var(--ink); stroke-width: 1.5; }
.middle { stroke: var(--ink); stroke-width: 3; }
.plots { display: grid; grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr)); gap: 1rem; }
figure { margin: 0; }
.frame { display: grid; grid-template-columns: auto 1fr; gap: 0 .4rem; }
.frame .plot { width: 100%; height: 9rem; overflow: visible; }
.ends { display: flex; justify-content: space-between; }
.tall { flex-direction: column; text-align: right; }
.curve { fill: none; stroke-width: 2.5; vector-effect: non-scaling-stroke; }
.curve.shogun { stroke: var(--fill-shogun); } .curve.ninja { stroke: var(--indigo); }
.curve.ronin { stroke: var(--vermilion); }
.key { width: 2.5rem; height: .8rem; vertical-align: middle; margin-right: .35rem; }
.legend span { margin-right: 1rem; white-space: nowrap; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; min-width: 100%; }
th, td { overflow-wrap: normal; text-align: right; padding: .3rem .5rem;
  border-bottom: 1px solid var(--line); vertical-align: top; }
th:first-child, td:first-child { text-align: left; padding-left: 0; }
td small { display: block; white-space: nowrap; font-weight: 400; }
#changes td small { white-space: normal; }
tr.certain td:first-child { font-weight: 600; }
.whole { white-space: nowrap; }
summary { min-height: 44px; display: flex; align-items: center; cursor: pointer; }
code { font-size: .9rem; }
@media (min-width: 60rem) {
  .first { grid-template-columns: 1fr 1fr; }
  .rows li { grid-template-columns: 8.5rem 1fr 13.5rem; margin-bottom: .15rem; }
  .rows.short li { grid-template-columns: 8.5rem 1fr 10.5rem; }
  .rows.long li { grid-template-columns: 21rem 1fr 13.5rem; }
  .rows .bar { grid-column: 2; grid-row: 1; }
  main > section td small { display: inline; margin-left: .5rem; }
}
@media print { nav, .status { display: none; } section { break-inside: avoid; } }
"""

RELOAD = """
(() => {
  const wait = 10000;
  const again = () => {
    const busy = document.hidden || String(getSelection()) !== '';
    if (busy) setTimeout(again, 1000); else location.reload();
  };
  setTimeout(again, wait);
})();
"""
"""Reloads the page while games are running, unless it is hidden or text is selected."""
