import { differenceOf } from './difference.ts'

/** Where a caret goes when a text becomes another one. */
export type CaretRule = (before: string, after: string, caret: number) => number

/** How many letters on each side tell one place from another. */
const context = 24

/** The caret stays at its letter; where that is gone, at the place that is most like its own. */
export const atItsLetter: CaretRule = (before, after, caret) => {
  const difference = differenceOf(before, after)
  if (!difference || caret <= difference.start) return caret
  if (caret >= difference.end) return caret + after.length - before.length

  let [best, most] = [caret, -1]
  for (let at = difference.start; at <= difference.start + difference.text.length; at++) {
    const alike = alikeAround(before, caret, after, at)
    const isNearer = Math.abs(at - caret) < Math.abs(best - caret)
    if (alike > most || (alike === most && isNearer)) [best, most] = [at, alike]
  }
  return best
}

/**
 * The caret stands behind what changed. In 'a b| b' it can't be seen which ' b' is taken away: it is
 * the one that the caret is at.
 */
export const behindTheChange: CaretRule = (before, after, caret) => {
  const difference = differenceOf(before, after)
  if (!difference) return caret
  const { start, end, text } = difference
  const [longer, length] = text === '' ? [before, end - start] : [after, text.length]
  const isOneSided = text === '' || start === end
  let at = start
  while (isOneSided && at > 0 && longer[at - 1] === longer[at - 1 + length]) {
    if ((text === '' ? at + length : at) === caret) break
    at--
  }
  const isAtCaret = (text === '' ? at + length : at) === caret
  return (isAtCaret ? at : start) + text.length
}

function alikeAround(before: string, caret: number, after: string, at: number): number {
  let left = 0
  while (left < context && left < caret && before[caret - 1 - left] === after[at - 1 - left]) left++
  let right = 0
  const rest = Math.min(context, before.length - caret)
  while (right < rest && before[caret + right] === after[at + right]) right++
  return left + right
}
