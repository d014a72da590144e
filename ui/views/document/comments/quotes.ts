import type { TextQuote } from '#contracts/comments'

/** A block of a rich text: its ID, and its words. */
export interface TextBlock {
  id: string | null
  text: string
}

/** Where words are: in which block, from which letter to which. */
export interface Words {
  block: number
  from: number
  to: number
}

/** As many letters before and after tell the same words apart. */
const around = 32

/** More than that is not remembered. */
const longest = 1000

export function quoteOf(text: string, from: number, to: number): TextQuote {
  const end = Math.min(to, from + longest)
  return {
    exact: text.slice(from, end),
    prefix: text.slice(Math.max(0, from - around), from),
    suffix: text.slice(end, end + around),
  }
}

/**
 * Where the words are now: in their block, by what stands around them; in another block, with more of
 * that; between what stood around them, where they were changed. null: they were removed.
 */
export function findQuote(
  blocks: readonly TextBlock[],
  quote: TextQuote,
  id: string | null,
): Words | null {
  const own = id === null ? -1 : blocks.findIndex((block) => block.id === id)
  const total = quote.prefix.length + quote.suffix.length
  return (
    bestIn(blocks, quote, Math.min(8, total), (index) => index === own) ??
    between(blocks, quote, own) ??
    bestIn(blocks, quote, Math.min(12, total), (index) => index !== own)
  )
}

/** Of several that are as good none is meant, unless something stood around them. */
function bestIn(
  blocks: readonly TextBlock[],
  quote: TextQuote,
  least: number,
  isAsked: (block: number) => boolean,
): Words | null {
  const found = blocks
    .flatMap(({ text }, block) =>
      isAsked(block)
        ? placesOf(text, quote.exact).map((from) => ({
            words: { block, from, to: from + quote.exact.length },
            likeness: likenessAt(text, from, quote),
          }))
        : [],
    )
    .filter(({ likeness }) => likeness >= least)
    .toSorted((one, other) => other.likeness - one.likeness)
  const [best, second] = found
  return best && best.likeness !== second?.likeness ? best.words : null
}

/** Words that were changed stand between the same as before. */
function between(blocks: readonly TextBlock[], quote: TextQuote, own: number): Words | null {
  const text = blocks[own]?.text
  const { exact, prefix, suffix } = quote
  if (text === undefined || prefix === '' || suffix === '') return null
  const before = text.indexOf(prefix)
  if (before === -1) return null
  const from = before + prefix.length
  const to = text.indexOf(suffix, from)
  return to > from && to - from <= 2 * exact.length ? { block: own, from, to } : null
}

function placesOf(text: string, exact: string): number[] {
  const places: number[] = []
  for (let at = text.indexOf(exact); at !== -1; at = text.indexOf(exact, at + 1)) places.push(at)
  return places
}

/** How many letters around it are still the same. */
function likenessAt(text: string, from: number, { exact, prefix, suffix }: TextQuote): number {
  const to = from + exact.length
  let before = 0
  while (before < prefix.length && text[from - 1 - before] === prefix.at(-1 - before)) before += 1
  let after = 0
  while (after < suffix.length && text[to + after] === suffix[after]) after += 1
  return before + after
}
