import type { Figures, MachineResult } from '#testing'
import { measuredCriteria, unseenTargets } from '#testing'
import type { Texts } from '../kit/texts.ts'

/** How a machine did, in one line, and what its tests do not reach although they pass. */
export const resultLines = (result: MachineResult, text: Texts, figures: Figures): string[] => [
  summary(result, text, figures),
  ...(result.failed === 0 ? unreachedLines(result, text, figures) : []),
  ...unseenLines(result, text, figures),
  ...alikeLines(result, text, figures),
]

function summary(
  { machine, coverage, tests, steps, failed, ms }: MachineResult,
  text: Texts,
  figures: Figures,
): string {
  const shares = measuredCriteria.flatMap((criterion) => {
    const share = coverage[criterion]
    const name = text(`cli.report.criterion.${criterion}`)
    return share === null ? [] : [`${name} ${figures.percent(share)}`]
  })
  return [
    `${failed > 0 ? '✕' : '●'} ${machine}`,
    text('cli.test.tests', { count: tests, number: figures.number(tests) }),
    text('cli.test.steps', { count: steps, number: figures.number(steps) }),
    ...(failed > 0 ? [text('cli.test.failed', { number: figures.number(failed) })] : []),
    ...shares,
    seconds(ms),
  ].join(' · ')
}

/** More than a few names say less. */
const mostNames = 5

function unreachedLines({ unreached }: MachineResult, text: Texts, figures: Figures): string[] {
  if (unreached.length === 0) return []
  return [`  ${text('cli.test.unreached', { targets: someOf(unreached, text, figures) })}`]
}

function someOf(names: readonly string[], text: Texts, figures: Figures): string {
  const more = names.length - mostNames
  const rest =
    more > 0 ? ` ${text('cli.report.moreMissing', { number: figures.number(more) })}` : ''
  return `${names.slice(0, mostNames).join(', ')}${rest}`
}

/** What a browser leaves out, by the reason. */
function unseenLines({ unseen }: MachineResult, text: Texts, figures: Figures): string[] {
  const byReason = new Map<string, string[]>()
  for (const [target, reason] of unseen ? unseenTargets(unseen) : []) {
    byReason.set(reason, [...(byReason.get(reason) ?? []), target])
  }
  return [...byReason].map(([reason, names]) => {
    const targets = someOf(names, text, figures)
    return `  ${text('cli.test.notInBrowser', { targets, reason })}`
  })
}

/** States that a page model can't tell apart. */
function alikeLines({ alike }: MachineResult, text: Texts, figures: Figures): string[] {
  if (alike === undefined) return []
  const of = figures.number(alike.of)
  const same = Object.entries(alike.states)
  if (same.length === 0) return [`  ${text('cli.test.allDiffer', { of })}`]
  const number = figures.number(same.length)
  return [
    `  ${text('cli.test.alike', { number, of })}`,
    ...same.map(
      ([state, others]) =>
        `    ${text('cli.test.alikeState', { state, others: someOf(others, text, figures) })}`,
    ),
  ]
}

/** How long something took, from ms. */
export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`
