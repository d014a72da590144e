import type { AnyStateMachine } from 'xstate'
import { chartOf } from '../../chart/chart.ts'
import type { MutationResult } from '../../mutate/result.ts'
import type { Figures } from '../figures.ts'
import { figuresIn } from '../figures.ts'
import type { Markup } from '../markup.ts'
import { markup, Markup as Raw } from '../markup.ts'
import { layOut } from '../picture.ts'
import type { Results } from '../results.ts'
import type { Say } from '../say.ts'
import { svgStyle } from '../svg-style.ts'
import { chapter } from './chapter.ts'
import { overview } from './overview.ts'
import { pageStyle } from './page-style.ts'
import type { Subject } from './subject.ts'
import { togetherSection } from './together.ts'

/** What a report is made from. */
export interface ReportSource {
  results: Results
  /** Of the machines that were weighed by mutants; any others are left out. */
  scores: readonly MutationResult[]
  /** The machines of the results, by their names. */
  machines: ReadonlyMap<string, AnyStateMachine>
  /** BCP 47; of the words. */
  language: string
  say: Say
}

/** One HTML page that needs nothing else: no network, no server, no script. */
export async function reportPage({
  results,
  scores,
  machines,
  language,
  say,
}: ReportSource): Promise<string> {
  const figures = figuresIn(language)
  const chapters = await Promise.all(
    results.machines.map(async (result): Promise<Subject> => {
      const chart = chartOf(machines.get(result.machine)!)
      const score = scores.find(({ machine }) => machine === result.machine) ?? null
      const { dir, rung } = results
      return { result, dir, rung, chart, picture: await layOut(chart), score, say, figures }
    }),
  )
  return document(language, say('title'), [
    markup`<header><h1>${say('title')}</h1><p>${introOf(results, say, figures)}</p></header>`,
    overview(chapters, say),
    togetherSection(results, say, figures),
    ...chapters.map(chapter),
  ]).source
}

const introOf = ({ rung, cover, seed, finishedAt }: Results, say: Say, figures: Figures) =>
  say('intro', { rung, cover, seed, time: figures.time(finishedAt) })

const document = (language: string, title: string, parts: readonly (Markup | false)[]): Markup =>
  markup`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>${new Raw(pageStyle)}${new Raw(svgStyle)}</style>
</head>
<body>
<main>
${parts}
</main>
</body>
</html>
`
