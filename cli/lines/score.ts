import type { Figures, MutationResult } from '#testing'
import { detectedScore } from '#testing'
import type { Texts } from '../kit/texts.ts'
import { numbered } from './failure.ts'
import { seconds } from './machine-result.ts'

/** The score of a machine, in one line. */
export function scoreLine(
  { machine, mutants, killed, equivalent, score, detected, detectedByLaws, ms }: MutationResult,
  floor: number,
  text: Texts,
  figures: Figures,
): string {
  const share = (found: number) => detectedScore({ mutants, equivalent }, found)
  return [
    `${Math.min(score, share(detected)) < floor ? '✕' : '●'} ${machine}`,
    `${text('cli.report.score')} ${figures.percent(score)}`,
    text('cli.mutate.killed', {
      killed: figures.number(killed),
      mutants: figures.number(mutants),
      equivalent: figures.number(equivalent),
    }),
    text('cli.mutate.detected', {
      detected: figures.percent(share(detected)),
      laws: figures.percent(share(detectedByLaws)),
    }),
    seconds(ms),
  ].join(' · ')
}

/** A mistake that no test sees, and the story that would show it. */
export const survivorLines = (
  { id, says, story, shows }: MutationResult['survivors'][number],
  text: Texts,
): string[] => [
  text('cli.mutate.survived', { says }),
  `  ${id}`,
  ...(story === null ? [] : [`  ${text('cli.report.story')}:`, ...numbered(story)]),
  `  ${shows}`,
]

/** A mistake that neither the reviewed behavior nor a law finds. */
export const undetectedLines = (
  { id, says }: MutationResult['undetected'][number],
  text: Texts,
): string[] => [text('cli.mutate.undetected', { says }), `  ${id}`]
