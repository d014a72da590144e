/** The look of the report: ink on paper, hairlines, room; light or dark as the system. */
export const pageStyle = `:root{color-scheme:light dark;--ink:#2b2723;--quiet:#6d665f;--line:#e5e0d9;--paper:#fdfcfa;--sunken:#f5f2ed;--accent:#2a3fc4;--good:#1d7443;--lacking:#8a5a00;--bad:#b8232b}
@media (prefers-color-scheme:dark){:root{--ink:#ece8e2;--quiet:#b0a9a1;--line:#3a3632;--paper:#1d1b19;--sunken:#262320;--accent:#a9b8ff;--good:#6fcf97;--lacking:#e6b566;--bad:#ff8f8a}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:14px/1.5 system-ui,-apple-system,"Segoe UI","Noto Sans",sans-serif}
main{max-inline-size:76rem;margin-inline:auto;padding:24px 16px 64px}
h1{font-size:20px;line-height:28px;letter-spacing:-.017em;margin:0}
header p{margin:4px 0 0;color:var(--quiet)}
h2{font-size:18px;line-height:24px;letter-spacing:-.011em;margin:40px 0 12px;padding-block-start:16px;border-block-start:1px solid var(--line)}
h3{font-size:14px;margin:24px 0 8px}
h4{font-size:14px;margin:16px 0 4px}
h5{font-size:13px;font-weight:500;color:var(--quiet);margin:12px 0 4px}
p{margin:0 0 8px;max-inline-size:68ch}
a{color:var(--accent)}
code{font:13px/1.4 ui-monospace,"SF Mono",Menlo,Consolas,monospace;overflow-wrap:anywhere;unicode-bidi:isolate}
.scrolling{overflow-x:auto}
.scrolling:focus-visible,summary:focus-visible,a:focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:2px}
table{border-collapse:collapse;min-inline-size:100%}
th,td{text-align:start;vertical-align:top;padding:6px 16px 6px 0;border-block-end:1px solid var(--line)}
[dir=rtl] th,[dir=rtl] td{padding:6px 0 6px 16px}
thead th{color:var(--quiet);font-weight:500;font-size:13px;white-space:nowrap}
tbody th{font-weight:500}
td code,th code{overflow-wrap:normal}
td>code{display:inline-block;max-inline-size:44ch;overflow-wrap:anywhere}
.number{text-align:end;font-variant-numeric:tabular-nums;white-space:nowrap}
.good{color:var(--good)}
.lacking{color:var(--lacking)}
.bad{color:var(--bad)}
.good::before{content:"● "}
.number.lacking::before{content:"○ "}
p.bad::before,.number.bad::before{content:"✕ "}
ol,ul{margin:4px 0 8px;padding-inline-start:28px}
.failure{border-inline-start:2px solid var(--bad);padding-inline-start:14px;margin-block:12px}
figure{margin:16px 0}
figure .scrolling{background:var(--paper);border:1px solid var(--line);border-radius:6px;padding:8px;direction:ltr}
.chart{display:block;margin-inline:auto}
figure:has(.whole:checked) .chart{inline-size:100%;block-size:auto}
figure:has(.double:checked) .chart{zoom:2}
.zoom{display:flex;flex-wrap:wrap;gap:4px 16px;margin:0 0 8px;padding:0;border:0;font-size:13px}
.zoom legend{float:inline-start;margin-inline-end:16px;padding:0;color:var(--quiet)}
.zoom label{display:flex;white-space:nowrap;align-items:center;gap:4px}
@media print{.zoom{display:none}}
figcaption{color:var(--quiet);font-size:13px;margin-block-start:8px}
.key{display:inline-block;margin-inline-start:12px;color:var(--ink)}
.key::before{content:"";display:inline-block;inline-size:22px;margin-inline-end:6px;vertical-align:middle;border-block-start:2px solid var(--good)}
.key.never::before{border-block-start:2px dashed var(--lacking)}
.key.failing::before{border-block-start:4px solid var(--bad)}
details{margin-block:8px}
summary{cursor:pointer;padding-block:4px;font-weight:500}
@media print{.scrolling{overflow:visible}}
`
