import { paragraphsOf } from './to-plain-text.ts'

export interface RichTextStats {
  words: number
  /** As people count them: an emoji is one. Ends of lines don't count. */
  characters: number
  charactersWithoutSpaces: number
  /** In whole minutes, at least one; 0 where there is nothing to read. */
  readingMinutes: number
}

export interface StatsOptions {
  /** How fast people read; by default 230. */
  wordsPerMinute?: number
  /** The language of the text, where words aren't told apart by spaces. */
  locale?: string
}

/** How long a stored rich text is. */
export function statsOf(
  value: unknown,
  { wordsPerMinute = 230, locale }: StatsOptions = {},
): RichTextStats {
  const text = paragraphsOf(value).join('\n')
  const words = countWords(text, locale)
  return {
    words,
    characters: countCharacters(text.replace(/\n/g, '')),
    charactersWithoutSpaces: countCharacters(text.replace(/\s/g, '')),
    readingMinutes: words === 0 ? 0 : Math.max(1, Math.round(words / wordsPerMinute)),
  }
}

/** Where a script writes no spaces, only the browser's dictionary knows the words. */
function countWords(text: string, locale: string | undefined): number {
  if (!unspaced.test(text) || !canSegment()) return text.match(spacedWord)?.length ?? 0
  const segments = new Intl.Segmenter(locale, { granularity: 'word' }).segment(text)
  return [...segments].filter(({ isWordLike }) => isWordLike).length
}

const unspaced =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u

const spacedWord = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’.,_-][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*/gu

function countCharacters(text: string): number {
  // One code unit each, and most texts have no others.
  if (!/[^\u0020-\u02ff\u2010-\u2027]/.test(text)) return text.length
  if (!canSegment()) return [...text].length
  let count = 0
  for (const _ of new Intl.Segmenter().segment(text)) count += 1
  return count
}

/** Firefox can since version 125. */
const canSegment = () => typeof Intl.Segmenter === 'function'
