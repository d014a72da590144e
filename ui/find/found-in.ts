import { compared, isPlain } from '../kit/letters.ts'

/** From and to, by the letters of a text. */
export interface Span {
  from: number
  to: number
}

/** How often words stand in a text, both as they are compared. */
export function countIn(text: string, wanted: string, matchCase = false): number {
  if (!isPlain(text)) return spansOf(text, wanted, matchCase).length
  const within = compared(text, matchCase)
  let count = 0
  for (let at = within.indexOf(wanted); at >= 0; at = within.indexOf(wanted, at + wanted.length)) {
    count += 1
  }
  return count
}

/** Where the words stand in a text as it is written. */
export function spansIn(text: string, words: string, matchCase = false): Span[] {
  const wanted = compared(words.trim(), matchCase)
  return wanted === '' ? [] : spansOf(text, wanted, matchCase)
}

/** A folded letter may be more than one, or none. Half of one isn't found: it couldn't be replaced. */
function spansOf(text: string, wanted: string, matchCase: boolean): Span[] {
  const places: number[] = []
  let within = ''
  let at = 0
  for (const character of text) {
    const signs = compared(character, matchCase)
    for (let sign = 0; sign < signs.length; sign += 1) places.push(at)
    within += signs
    at += character.length
  }
  const spans: Span[] = []
  for (let from = within.indexOf(wanted); from >= 0; ) {
    const end = from + wanted.length
    const isWhole = places[from] !== places[from - 1] && places[end] !== places[end - 1]
    if (isWhole) spans.push({ from: places[from]!, to: places[end] ?? text.length })
    from = within.indexOf(wanted, isWhole ? end : from + 1)
  }
  return spans
}
