import { folded } from '../../kit/letters.ts'

/** A piece of a text, by its letters. */
export interface Piece {
  from: number
  to: number
}

export interface Match {
  /** 0: every word begins a word of the label; 1: one stands within a word. */
  rank: 0 | 1
  /** Where the words stand in the label. */
  pieces: readonly Piece[]
}

/** A label is looked through up to here. */
const farEnough = 300

/** Whether every word stands in the label, or else begins a word of what stands beside it. */
export function matchOf(words: string, label: string, beside = ''): Match | null {
  const letters = foldedLetters(label)
  const text = letters.map(({ sign }) => sign).join('')
  let rank: Match['rank'] = 0
  const pieces: Piece[] = []
  for (const word of folded(words).split(/\s+/).filter(Boolean)) {
    const start = startOf(text, word) ?? withinOf(text, word)
    if (start !== null) {
      if (!isStart(text, start)) rank = 1
      pieces.push({
        from: letters[start]!.at,
        to: letters[start + word.length - 1]!.to,
      })
    } else if (startOf(folded(beside), word) !== null) rank = 1
    else return null
  }
  return { rank, pieces: joined(pieces) }
}

/** Each folded letter, and which one of the label it comes from: one may become two. */
function foldedLetters(label: string) {
  const letters: { sign: string; at: number; to: number }[] = []
  let at = 0
  for (const character of label.slice(0, farEnough)) {
    const to = at + character.length
    for (const sign of folded(character)) letters.push({ sign, at, to })
    at = to
  }
  return letters
}

function startOf(text: string, word: string): number | null {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (isStart(text, at)) return at
  }
  return null
}

/** A letter or two stand within half of all words. */
function withinOf(text: string, word: string): number | null {
  const at = word.length < 3 ? -1 : text.indexOf(word)
  return at < 0 ? null : at
}

const isStart = (text: string, at: number): boolean =>
  at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1]!)

/** In their order, each letter once. */
function joined(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = []
  for (const piece of pieces.toSorted((a, b) => a.from - b.from)) {
    const last = result.at(-1)
    if (last && piece.from <= last.to) last.to = Math.max(last.to, piece.to)
    else result.push({ ...piece })
  }
  return result
}
