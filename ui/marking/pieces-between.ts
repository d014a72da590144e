import { stretchesBetween } from './edit-script.ts'
import type { Piece, Run } from './run.ts'
import { joined } from './run.ts'
import { sentencesOf, wordsOf } from './words.ts'

/** Two versions of a text as one: what stayed, what was removed, what was added. */
export function piecesBetween(from: readonly Run[], to: readonly Run[]): Piece[] {
  const [before, after] = [wordsOf(from), wordsOf(to)]
  const isLong = before.length + after.length > long
  const pieces = isLong ? bySentences(before, after) : byWords(before, after)
  return joined(pieces, (piece) => `${piece.kind} ${lookOf(piece)}`)
}

/** Words on both sides: above, whole sentences are told apart first. */
const long = 1500
/** Edits that are looked for; a text that differs more than that is another text. */
const mostEdits = { sentences: 2000, words: 500 }

function bySentences(from: readonly Run[], to: readonly Run[]): Piece[] {
  const [before, after] = [sentencesOf(from), sentencesOf(to)]
  const keys = (sentences: readonly Run[][]) =>
    sentences.map((sentence) => sentence.map(keyOf).join('\u0000'))
  return stretchesBetween(keys(before), keys(after), mostEdits.sentences).flatMap((stretch) => {
    const [old, now] = [before.slice(...stretch.from).flat(), after.slice(...stretch.to).flat()]
    return stretch.isSame ? as('same', now) : byWords(old, now)
  })
}

function byWords(from: readonly Run[], to: readonly Run[]): Piece[] {
  const stretches = stretchesBetween(from.map(keyOf), to.map(keyOf), mostEdits.words)
  const pieces = stretches.flatMap((stretch, index) => {
    const [old, now] = [from.slice(...stretch.from), to.slice(...stretch.to)]
    const isBetween = index > 0 && index < stretches.length - 1
    const isKept = stretch.isSame && !(isBetween && isBlank(now))
    return isKept ? as('same', now) : [...as('removed', old), ...as('added', now)]
  })
  return hasMuchInCommon(pieces) ? inOrder(pieces) : [...as('removed', from), ...as('added', to)]
}

/** One word in ten that is the same by chance makes two texts no easier to read. */
function hasMuchInCommon(pieces: readonly Piece[]): boolean {
  const lettersOf = (...kinds: readonly Piece['kind'][]) =>
    pieces
      .filter(({ kind }) => kinds.includes(kind))
      .reduce((sum, { text }) => sum + text.trim().length, 0)
  const same = lettersOf('same')
  return same >= 0.3 * Math.min(same + lettersOf('removed'), same + lettersOf('added'))
}

/** Between two places that stayed, first what was removed, then what was added. */
function inOrder(pieces: readonly Piece[]): Piece[] {
  const ordered: Piece[] = []
  let [removed, added]: [Piece[], Piece[]] = [[], []]
  const flush = () => {
    ordered.push(...removed, ...added)
    removed = []
    added = []
  }
  for (const piece of pieces) {
    if (piece.kind === 'removed') removed.push(piece)
    else if (piece.kind === 'added') added.push(piece)
    else {
      flush()
      ordered.push(piece)
    }
  }
  flush()
  return ordered
}

const as = (kind: Piece['kind'], runs: readonly Run[]): Piece[] =>
  runs.map((run) => ({ ...run, kind }))

const isBlank = (runs: readonly Run[]) => runs.every(({ text }) => text.trim() === '')

const lookOf = ({ format, href }: Run): string => `${format} ${href ?? ''}`
const keyOf = (run: Run): string => `${lookOf(run)} ${run.text}`
