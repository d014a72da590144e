/** The look of a chart's picture; colours differ by line as well, for those who cannot tell them apart. */
export const svgStyle = `.chart{--ink:#2b2723;--quiet:#6d665f;--hair:#a29b93;--paper:#fdfcfa;--used:#1d7443;--never:#8a5a00;--failing:#c0262d;font:12px system-ui,-apple-system,"Segoe UI","Noto Sans",sans-serif;direction:ltr}
@media (prefers-color-scheme:dark){.chart{--ink:#ece8e2;--quiet:#b0a9a1;--hair:#6d675f;--paper:#1d1b19;--used:#6fcf97;--never:#e6b566;--failing:#ff8f8a}}
.chart rect{fill:var(--paper);stroke:var(--hair)}
.chart text{fill:var(--ink)}
.chart .group>rect,.chart .parallel>rect{fill:none}
.chart .group>text,.chart .parallel>text{font-weight:600}
.chart .parallel>rect{stroke-dasharray:1 3;stroke-linecap:round}
.chart .any>rect{stroke-dasharray:2 3}
.chart .any>text{fill:var(--quiet);font-style:italic}
.chart .box.used>rect{stroke:var(--used)}
.chart .box.never>rect{stroke:var(--never);stroke-width:1.5;stroke-dasharray:5 3}
.chart .box.never>text{fill:var(--never)}
.chart .start{fill:var(--quiet)}
.chart .line{fill:none;stroke:var(--quiet);stroke-width:1.2}
.chart .line.used{stroke:var(--used)}
.chart .line.never{stroke:var(--never);stroke-dasharray:5 3}
.chart .line.failing{stroke:var(--failing);stroke-width:2.5}
.chart .tip{fill:var(--quiet)}
.chart .tip.used{fill:var(--used)}
.chart .tip.never{fill:var(--never)}
.chart .tip.failing{fill:var(--failing)}
.chart .label{font-size:11px;paint-order:stroke;stroke:var(--paper);stroke-width:5px;stroke-linejoin:round}
.chart .label.never{fill:var(--never)}
.chart .label.failing{fill:var(--failing);font-weight:600}
.chart .times{fill:var(--quiet)}`
