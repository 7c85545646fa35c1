// The style of the API documentation page.

export const docsStyle = `
:root{color-scheme:light dark;--ink:#1d1b33;--soft:#5c5875;--paper:#fbf8f1;--card:#fff;--code:#f1ecdf;--link:#4338a8}
@media(prefers-color-scheme:dark){:root{--ink:#eceaf8;--soft:#aaa6cc;--paper:#15132b;--card:#201d3d;--code:#2d2952;--link:#a9a1ff}}
body{font:16px/1.5 system-ui,sans-serif;max-width:64rem;margin:0 auto;padding:1.5rem;color:var(--ink);background:var(--paper)}
a{color:var(--link)}:focus-visible{outline:3px solid var(--link);outline-offset:2px}
nav ul{columns:16rem;padding-inline-start:1rem;margin:.25rem 0 .75rem}nav h2,nav h3{margin:.75rem 0 0}nav li{overflow-wrap:anywhere}
section{background:var(--card);border-radius:1rem;padding:1rem 1.5rem;margin:1rem 0;scroll-margin-top:1rem}
h2{font-size:1.5rem;margin:2rem 0 0}h3{font-size:1.15rem;margin:1.5rem 0 0}section h3{margin:0}h4{font:600 1.1rem ui-monospace,monospace;margin:0;overflow-wrap:anywhere}
:is(h2,h3,h4) a{color:inherit;text-decoration:none}:is(h2,h3,h4) a:hover{text-decoration:underline}
h5,caption{font:600 1rem system-ui,sans-serif;margin:.75rem 0 0;text-align:start}
code,pre{font:14px/1.45 ui-monospace,monospace;background:var(--code);border-radius:.375rem}code{padding:0 .25rem}
pre{padding:.5rem .75rem;margin:.25rem 0;overflow-x:auto}dl{margin:.25rem 0}dd{margin:0}.facts{color:var(--soft)}
table{border-collapse:collapse;max-width:100%}
td,th{text-align:start;font-weight:400;padding:.25rem 1rem .25rem 0;vertical-align:top;overflow-wrap:anywhere}`
