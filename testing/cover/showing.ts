import type { Passage } from '../explore/graph.ts'
import type { Moment } from '../explore/moment.ts'
import { inWords } from '../in-words.ts'

/** Counts what a passage shows: a place, the context, the work or an effect that was not before. */
export function showing(): (passage: Passage) => number {
  const known = new Map<Moment, readonly string[]>()
  const seenIn = (moment: Moment): readonly string[] => {
    const seen = known.get(moment) ?? partsOf(moment)
    known.set(moment, seen)
    return seen
  }
  return (passage) => {
    const { after, effects } = passage.reaction
    const before = 'step' in passage ? seenIn(passage.from.moment) : []
    const changed = seenIn(after).filter((part, index) => part !== before[index])
    return changed.length + (effects.length > 0 ? 1 : 0)
  }
}

const partsOf = ({ snapshot: { value, status, context }, running }: Moment): string[] => [
  JSON.stringify([value, status]),
  JSON.stringify(context),
  inWords(running.map(({ work, input }) => [work, input])),
]
