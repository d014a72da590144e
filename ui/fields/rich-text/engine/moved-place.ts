import { differenceOf } from '../../../parts/typing/difference.ts'
import { aligned, isTooMany } from './aligned.ts'

/** Where a place in a text is after the text became another: between the same letters, as far as they stayed. */
export function movedPlace(earlier: string, later: string, place: number): number {
  const difference = differenceOf(earlier, later)
  if (difference === null || place <= difference.start) return place
  const inWord = placeInWord(earlier, later, place)
  if (inWord !== null) return inWord
  const { start, end, text } = difference
  if (place > end) return place + text.length - (end - start)
  // Of words beside the same letters, those before the caret go.
  if (text === '' && slides(earlier, start, end, end - place)) return start - (end - place)
  const old = earlier.slice(start, end)
  if (isTooMany(old.length, text.length)) return start + text.length
  const kept = aligned(old.length, text.length, (one, other) => (old[one] === text[other] ? 1 : 0))
  const before = kept.filter(([one]) => start + one < place)
  const [last, lastNew] = closedUp(before, old, text).at(-1) ?? [-1, -1]
  const [, next] = kept.find(([one]) => start + one >= place) ?? [0, text.length]
  // What is put where the caret stands comes behind it; what takes the place of words is their end.
  return start + (place === start + last + 1 ? lastNew + 1 : next)
}

/** In the same word, or at its end; null: there is none, or it is another one by now. */
function placeInWord(earlier: string, later: string, place: number): number | null {
  const [words, others] = [wordsOf(earlier), wordsOf(later)]
  const at = words.findIndex(({ from, word }) => from < place && place <= from + word.length)
  if (at === -1 || isTooMany(words.length, others.length)) return null
  const weightOf = (one: number, other: number) => {
    const { word } = words[one]!
    return word === others[other]!.word ? word.length : 0
  }
  const pair = aligned(words.length, others.length, weightOf).find(([one]) => one === at)
  return pair === undefined ? null : others[pair[1]]!.from + place - words[at]!.from
}

const wordsOf = (text: string) =>
  [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({ word, from: index }))

type Pair = readonly [one: number, other: number]

/** Letters that followed each other still do where they can: a word is not ended by a letter of the next. */
function closedUp(kept: readonly Pair[], old: string, text: string): Pair[] {
  const closed: Pair[] = []
  for (const [one, other] of kept) {
    const [last, lastNew] = closed.at(-1) ?? [-1, -1]
    const follows = one === last + 1 && closed.length > 0 && text[lastNew + 1] === old[one]
    closed.push([one, follows ? lastNew + 1 : other])
  }
  return closed
}

/**
 * The end of what is new in a text; null: nothing is. Of a word that could as well stand a letter
 * further on, such as one beside a space, the caret says where it was typed.
 */
export function endOfChange(before: string, after: string, caret: number | null): number | null {
  const difference = differenceOf(before, after)
  if (difference === null) return null
  const { start, end, text } = difference
  const isRemoval = text === ''
  if (!isRemoval && start < end) {
    const last = start + text.length
    // Of words that only begin or end alike the letters in common say nothing.
    const isOfWords = /\s/.test(text) && /\s/.test(before.slice(start, end))
    return isOfWords && /\S$/.test(text) ? last + wordAt(after, last) : last
  }
  const [whole, to] = isRemoval ? [before, end] : [after, start + text.length]
  const edge = isRemoval ? end : start
  const slide = caret === null ? -1 : edge - caret
  return start + text.length - (slide > 0 && slides(whole, start, to, slide) ? slide : 0)
}

/** Whether a stretch of a text may as well be so many letters further to the front. */
const slides = (text: string, start: number, end: number, by: number): boolean =>
  by <= start && text.slice(start - by, start) === text.slice(end - by, end)

/** How many letters of a word follow at a place. */
const wordAt = (text: string, place: number): number => /^\S*/.exec(text.slice(place))![0].length
