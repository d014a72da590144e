import type { Json } from '#contracts/documents'
import { wordsIn } from './rich-places.ts'

type Blocks = readonly (readonly string[])[]

/**
 * What was written without anybody putting the caret elsewhere: it follows what stands there of it,
 * and stays in one paragraph, in that order.
 */
export class Sentences {
  readonly #all = new Set<readonly string[]>()

  /** What is wrong with where a word came; nothing: it follows the last of those that stand. */
  follows(
    words: readonly string[],
    word: string,
    before: Json | undefined,
    after: Json | undefined,
  ) {
    const [known, now] = [wordsIn(before), wordsIn(after)]
    const last = words.findLast((one) => known.some((block) => block.includes(one)))
    if (last === undefined || isAfter(now, last, word)) return null
    const found = now.find((block) => block.includes(word))
    return `'${word}' is written after '${last}', and comes into '${found?.join(' ') ?? ''}'`
  }

  begins(words: readonly string[]): void {
    this.#all.add(words)
  }

  /** The sentences that a text has torn, or has in another order. */
  tornIn(value: Json): string[] {
    const blocks = wordsIn(value)
    const all = new Set(blocks.flat())
    return [...this.#all].flatMap((words) => {
      const standing = words.filter((word) => all.has(word))
      if (standing.length < 2) return []
      return blocks.some((block) => hasInOrder(block, standing)) ? [] : [standing.join(' ')]
    })
  }
}

const isAfter = (blocks: Blocks, last: string, word: string): boolean =>
  blocks.some((block) => block.some((one, at) => one === last && block[at + 1] === word))

function hasInOrder(block: readonly string[], words: readonly string[]): boolean {
  const places = words.map((word) => block.indexOf(word))
  return places.every((place, index) => place >= 0 && place > (places[index - 1] ?? -1))
}
