// How a report looks: the house's slate by night and limestone by day, in one style sheet that needs nothing else.
export const STYLE = `
:root{color-scheme:light dark;--ground:#d3d7d4;--slab:#eff1ed;--slab-2:#fbfcfa;--edge:#bfc6c2;--ink:#15191b;--ink-2:#3f474b;--ink-3:#535c61;--good:#14653a;--bad:#a8261d;--flame:#1a5c94;--track:#d9ddd9;--arris:rgb(255 255 255/.9);
--hue-0:#0b5c8c;--hue-1:#c05a14;--hue-2:#0e8a68;--hue-3:#a34a7f;--hue-4:#8a7600;--hue-5:#5b6166}
@media (prefers-color-scheme:dark){:root{--ground:#0e1114;--slab:#1c2126;--slab-2:#262c32;--edge:#394149;--ink:#efece4;--ink-2:#bfc4c6;--ink-3:#9ea7ad;--good:#74d19a;--bad:#ff8674;--flame:#8cc4f0;--track:#333b42;--arris:rgb(255 255 255/.07);
--hue-0:#56b4e9;--hue-1:#f28a4b;--hue-2:#3cc79f;--hue-3:#e0a0c3;--hue-4:#f0e442;--hue-5:#bfc4c6}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:15px/1.45 "Source Sans 3","Liberation Sans",Arial,sans-serif;font-variant-numeric:tabular-nums}
main{max-width:1180px;margin:0 auto;padding:32px 20px 64px;display:grid;gap:12px;grid-template-columns:repeat(auto-fit,minmax(min(100%,540px),1fr))}
header,.wide{grid-column:1/-1}
h1,h2{font-family:"Forum","Liberation Serif","Times New Roman",serif;font-weight:400;line-height:1.15;margin:0}
h2::first-letter{text-transform:uppercase}h1{font-size:38px}h2{font-size:22px;margin-bottom:2px}
header p{margin:6px 0 0;color:var(--ink-2);max-width:80ch}
section{background:var(--slab);border:1px solid var(--edge);border-radius:6px;padding:16px 18px;box-shadow:inset 0 1px 0 var(--arris);min-width:0;container:plots/inline-size}
section>p{margin:2px 0 10px;color:var(--ink-3);font-size:13px;max-width:78ch}
.tiles{display:grid;grid-template-columns:repeat(auto-fit,minmax(130px,1fr));gap:8px;background:none;border:0;box-shadow:none;padding:0}
.tile{background:var(--slab);border:1px solid var(--edge);border-radius:6px;padding:12px 14px;box-shadow:inset 0 1px 0 var(--arris)}
.tile b{display:block;font:400 30px/1.1 "Forum","Liberation Serif",serif}
.tile span{color:var(--ink-3);font-size:13px}
svg{display:block;width:100%;max-width:700px;height:auto;overflow:visible}
svg text{fill:var(--ink-2);font-size:12px}svg .label{fill:var(--ink);font-size:13px}svg .half{font-size:12px}svg .value{fill:var(--ink);font-weight:600}svg .tick{fill:var(--ink-3);font-size:12px;font-weight:400}
.grid{stroke:var(--edge);stroke-width:1}.fair{stroke:var(--ink-3);stroke-width:1.5;stroke-dasharray:3 3}.mark{stroke:var(--ink);stroke-width:1.5}
.bar{fill:var(--flame);rx:2px}.bar.minus{fill:var(--bad)}.track{fill:var(--track);rx:2px}
.whisker{color:var(--flame)}.whisker.good{color:var(--good)}.whisker.out{color:var(--bad)}
.whisker .span{stroke:currentColor;stroke-width:3;opacity:.45}.whisker .cap{stroke:currentColor;stroke-width:1.5}.whisker circle{fill:currentColor}.whisker.small circle{r:3.5px}
.band{fill:var(--flame);opacity:.22}.trace{fill:none;stroke:var(--flame);stroke-width:2}
${[0, 1, 2, 3, 4, 5].map((hue) => `.hue-${hue}{fill:var(--hue-${hue})}.line-${hue} .band{fill:var(--hue-${hue})}.line-${hue} .trace{stroke:var(--hue-${hue})}svg text.line-${hue}{fill:var(--hue-${hue})}`).join('')}
.key{display:flex;flex-wrap:wrap;gap:4px 16px;list-style:none;margin:8px 0 0;padding:0;font-size:13px;color:var(--ink-2)}
.key svg{width:10px;height:10px;display:inline-block;margin-right:6px}
.findings{list-style:none;margin:8px 0 0;padding:0;display:grid;gap:6px}
.findings li{border-left:3px solid var(--edge);padding:2px 0 2px 12px}
.findings .side,.findings .seat{border-color:var(--bad)}.findings .unchosen,.findings .ignored{border-color:var(--flame)}
.findings b{font-weight:600}.findings i{font-style:normal;color:var(--ink-3)}
.scroll{overflow-x:auto;background:linear-gradient(to right,var(--slab) 40%,transparent) 0 0/40px 100% no-repeat local,linear-gradient(to left,var(--slab) 40%,transparent) 100% 0/40px 100% no-repeat local,linear-gradient(to right,var(--edge),transparent) 0 0/14px 100% no-repeat,linear-gradient(to left,var(--edge),transparent) 100% 0/14px 100% no-repeat}
.narrow{display:none}
@container plots (width<500px){.broad{display:none}.narrow{display:block}}
table{border-collapse:collapse;width:100%;font-size:13px}
th,td{padding:5px 10px;text-align:right;border-bottom:1px solid var(--edge);white-space:nowrap}
th:first-child,td:first-child{text-align:left}th{color:var(--ink-3);font-weight:600}
td.good{color:var(--good)}td.bad{color:var(--bad)}
code{background:var(--slab-2);border:1px solid var(--edge);border-radius:4px;padding:1px 6px;font-size:13px;overflow-wrap:anywhere}
footer{grid-column:1/-1;color:var(--ink-3);font-size:13px}
@media print{body{background:#fff}section{break-inside:avoid}}
`;
