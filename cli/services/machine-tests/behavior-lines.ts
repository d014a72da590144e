import type { Figures, PlacedLine } from '#testing'
import type { Texts } from '../../kit/texts.ts'
import type { BehaviorFinding } from './behavior-files.ts'

/** How a machine differs from its reviewed behavior: changed answers first, then what's gone or new. */
export function behaviorLines(
  { file, change }: BehaviorFinding,
  /** The command that accepts it. */
  accept: string,
  text: Texts,
  figures: Figures,
): string[] {
  if (change === null) return [text('cli.behavior.missing', { file }), ...next(accept, text)]
  const { changed, gone, added, others } = change
  const lines = [
    ...changed.flatMap(({ place, was, is }) => [
      ...at(place),
      ...was.map((line) => `  - ${line}`),
      ...is.map((line) => `  + ${line}`),
    ]),
    ...goneOrNew(gone, added),
  ]
  const more = lines.length - mostLines
  return [
    text('cli.behavior.changed', { file }),
    ...lines.slice(0, mostLines),
    ...(more > 0
      ? [`  ${text('cli.behavior.more', { count: more, number: figures.number(more) })}`]
      : []),
    ...(others > 0
      ? [`  ${text('cli.behavior.others', { count: others, number: figures.number(others) })}`]
      : []),
    ...next(accept, text),
  ]
}

/** Nobody reads more on a screen; the diff of the file has them all. */
const mostLines = 60

const at = (place: string) => (place === '' ? [] : [`  ${place}`])

/** State by state, what's gone before what's new. */
function goneOrNew(gone: readonly PlacedLine[], added: readonly PlacedLine[]): string[] {
  const places = [...new Set([...gone, ...added].map(({ place }) => place))].sort()
  const signed = (sign: string, lines: readonly PlacedLine[], here: string) =>
    lines.flatMap(({ place, line }) => (place === here ? [`  ${sign} ${line}`] : []))
  return places.flatMap((place) => [
    ...at(place),
    ...signed('-', gone, place),
    ...signed('+', added, place),
  ])
}

const next = (accept: string, text: Texts) => [`  ${text('cli.behavior.accept')} ${accept}`]
