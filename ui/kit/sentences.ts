import { useLanguage } from './text.tsx'

type Said = readonly (string | false | null | undefined)[]

/** Sentences one after the other: Chinese and Japanese put nothing between two, the others a space. */
export const joinSentences = (said: Said, language: string): string =>
  said.filter(Boolean).join(/^(ja|zh)/.test(language) ? '' : ' ')

/** The same in the language of the panel. */
export function useSentences(): (...said: Said) => string {
  const language = useLanguage()
  return (...said) => joinSentences(said, language)
}
