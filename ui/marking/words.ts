import type { Run } from './run.ts'

/** A text in words, spaces and signs. Where a script writes no spaces, each character is a word. */
export const wordsIn = (text: string): readonly string[] => text.match(word) ?? []

const word =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]\p{M}*|[\p{L}\p{N}_](?:(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}])[\p{L}\p{M}\p{N}_'’])*|\n|[^\S\n]+|.\p{M}*(?:\u200d.\p{M}*)*/gsu

export const wordsOf = (runs: readonly Run[]): Run[] =>
  runs.flatMap(({ text, ...look }) => wordsIn(text).map((part) => ({ text: part, ...look })))

/** The words cut after each end of a sentence or line. */
export function sentencesOf(words: readonly Run[]): Run[][] {
  const sentences: Run[][] = [[]]
  for (const part of words) {
    sentences.at(-1)?.push(part)
    if (ends.test(part.text)) sentences.push([])
  }
  return sentences.filter((sentence) => sentence.length > 0)
}

const ends = /^[.!?。！？…\n]$/
