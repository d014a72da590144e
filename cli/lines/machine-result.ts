import type { Figures, MachineResult } from '#testing'
import { measuredCriteria } from '#testing'
import type { Texts } from '../texts.ts'

/** How a machine did, in one line, and what its tests do not reach although they pass. */
export const resultLines = (result: MachineResult, text: Texts, figures: Figures): string[] => [
  summary(result, text, figures),
  ...(result.failed === 0 ? unreachedLines(result, text, figures) : []),
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
  const more = unreached.length - mostNames
  const names = unreached.slice(0, mostNames).join(', ')
  const rest =
    more > 0 ? ` ${text('cli.report.moreMissing', { number: figures.number(more) })}` : ''
  return [`  ${text('cli.test.unreached', { targets: `${names}${rest}` })}`]
}

/** How long something took, from ms. */
export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`
