import { grouped } from '../grouped.ts'

/** What changed between two behavior texts. */
export interface BehaviorChange {
  /** The same question in the same state, answered differently. */
  changed: readonly { place: string; was: readonly string[]; is: readonly string[] }[]
  gone: readonly PlacedLine[]
  added: readonly PlacedLine[]
  /** How many lines differ only in the cases that they don't show. */
  others: number
}

export interface PlacedLine {
  /** A state; empty: the names of values. */
  place: string
  line: string
}

/** Null: they are the same. */
export function compareBehavior(before: string, now: string): BehaviorChange | null {
  const [was, is] = [linesOf(before), linesOf(now)]
  const gone = missingFrom(was, is)
  const added = missingFrom(is, was)
  if (gone.length + added.length === 0) return null

  const goneHere = grouped(gone, subjectOf)
  const addedHere = grouped(added, subjectOf)
  const shared = [...goneHere.keys()].filter((subject) => addedHere.has(subject))
  const pairs = shared.map((subject) => {
    const [one, other] = [goneHere.get(subject)!, addedHere.get(subject)!]
    return { place: one[0]!.place, was: one.map(textOf), is: other.map(textOf) }
  })
  const changed = pairs.filter(({ was, is }) => shownIn(was) !== shownIn(is))
  return {
    changed,
    gone: gone.filter((one) => !addedHere.has(subjectOf(one))),
    added: added.filter((one) => !goneHere.has(subjectOf(one))),
    others: pairs.length - changed.length,
  }
}

function linesOf(text: string): PlacedLine[] {
  let place = ''
  return text.split(/\r?\n/).flatMap((line) => {
    if (line.startsWith('## ')) place = line.slice(3)
    return line === '' ? [] : [{ place, line }]
  })
}

function missingFrom(lines: readonly PlacedLine[], others: readonly PlacedLine[]): PlacedLine[] {
  const known = new Set(others.map(keyOf))
  return lines.filter((one) => !known.has(keyOf(one)))
}

const keyOf = ({ place, line }: PlacedLine) => `${place}\n${line}`
const textOf = ({ line }: PlacedLine) => line

/** The state and the questions of a line, without what is answered. */
const subjectOf = ({ place, line }: PlacedLine) => `${place}\n${line.split(/ · | = /, 1)[0]}`

/** Without the digests of what is not shown. */
const shownIn = (lines: readonly string[]) =>
  lines.map((line) => line.replace(/ · \+\d+ #\w+$/, '')).join('\n')
