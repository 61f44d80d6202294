/** Colours and sizes of the report: the same dark theme as the tables. */
export const STYLE = `
:root{color-scheme:dark;--night-1:#0C1222;--night-2:#131B30;--night-3:#1C2744;--line:#2A3555;--line-strong:#6D7BA6;--text:#EEF0F7;--text-2:#B9C1D8;--text-3:#97A1BD;--good:#8FE0B0;--bad:#FF9C8E;--blue:#7DB4FF;--cool:#9FE8F2}
*{box-sizing:border-box;margin:0}
html{background:var(--night-1);color:var(--text);font:400 15px/1.45 "Segoe UI Variable Text","Segoe UI",-apple-system,BlinkMacSystemFont,Inter,Roboto,"Noto Sans","Open Sans",Ubuntu,"DejaVu Sans Condensed",system-ui,sans-serif;font-variant-numeric:tabular-nums;-webkit-text-size-adjust:100%}
body{max-width:960px;margin:0 auto;padding:32px 16px 48px}
h1{font-size:30px;font-weight:600;line-height:1.2}
h2{font-size:22px;font-weight:600;line-height:1.25}
h3{font-size:15px;font-weight:600}
b{font-weight:600}
small{font-size:12px;color:var(--text-3);font-weight:400}
header p,.note{color:var(--text-2);max-width:68ch;margin-top:8px;overflow-wrap:anywhere}
section{background:var(--night-2);border:1px solid var(--line);border-radius:16px;padding:24px;margin-top:24px}
.tiles{display:grid;grid-template-columns:repeat(auto-fit,minmax(150px,1fr));gap:12px;margin-top:24px}
.tiles div{background:var(--night-3);border-radius:10px;padding:12px 16px}
.tiles b{display:block;font-size:22px;line-height:1.3;overflow-wrap:anywhere}
.tiles span{color:var(--text-2);font-size:13px}
table.dots{width:100%;border-collapse:collapse;margin-top:16px}
.dots th{font-weight:400;text-align:left;width:24%;padding:1px 12px 1px 0;line-height:1.25}
.dots td{padding:1px 0}
.dots .n{width:1%;white-space:nowrap;text-align:right;padding-left:12px}
.dots tbody tr:nth-child(5n) th,.dots tbody tr:nth-child(5n) td{padding-bottom:7px}
.strip{display:block;width:100%;height:20px;overflow:visible}
.strip path{fill:none;stroke:var(--line);stroke-width:1;vector-effect:non-scaling-stroke}
.strip .mean{stroke:var(--line-strong)}
.strip .whisker{stroke:var(--text-3);stroke-width:2}
.strip .dot{stroke:var(--text);stroke-width:9;stroke-linecap:round}
.up .dot,.up .whisker{stroke:var(--good)}.up b{color:var(--good)}
.down .dot,.down .whisker{stroke:var(--bad)}.down b{color:var(--bad)}
.counts th.n{font-size:12px;color:var(--text-3)}.counts .n{width:auto}.counts tbody tr:first-child>*{padding-bottom:7px}
.axis{display:flex;justify-content:space-between;color:var(--text-3);font-size:12px}
.bar{fill:var(--blue)}
.histogram{margin-top:16px}
.tower{display:block;width:100%;height:180px;border-bottom:1px solid var(--line-strong)}
.scale{display:flex;color:var(--text-3);font-size:12px}
.scale span{flex:1 1 0;width:0;text-align:center;white-space:nowrap;display:flex;justify-content:center}
.wide{overflow-x:auto;margin-top:16px}
.legend{display:flex;gap:8px;align-items:center;margin-top:12px}
.heat{flex:none;display:block}
.heat text{font-size:11px;fill:var(--text-2)}
.heat .even{fill:var(--night-3)}
.heat .cool1{fill:#2A4A66}.heat .cool2{fill:#4C8CA6}.heat .cool3{fill:#9FE8F2}
.heat .warm1{fill:#54364A}.heat .warm2{fill:#A55F60}.heat .warm3{fill:#FF9C8E}
.cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(260px,1fr));gap:12px;margin-top:16px}
.cards article{background:var(--night-3);border-radius:10px;padding:12px 16px;font-size:13px}
.cards p{margin-top:4px;color:var(--text-2)}
.cards p small{display:block}
.cards b{color:var(--text)}
footer{color:var(--text-2);margin-top:24px;font-size:13px}
code{font:13px/1.6 ui-monospace,Menlo,Consolas,"DejaVu Sans Mono",monospace;overflow-wrap:anywhere}
@media(max-width:560px){body{padding:24px 12px}section{padding:16px 12px}.dots th{width:32%;font-size:13px}.dots .n small{display:block}.dots .n{padding-left:8px}h1{font-size:26px}}
@media print{:root{color-scheme:light}html{-webkit-print-color-adjust:exact;print-color-adjust:exact}}
`;
