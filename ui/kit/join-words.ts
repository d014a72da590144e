/** 'Title, Slug, and Author', as a language says it. */
export function joinWords(words: readonly string[], language: string): string {
  const format = known.get(language) ?? new Intl.ListFormat(language)
  known.set(language, format)
  return format.format(words)
}

/** Making a format takes the browser a while. */
const known = new Map<string, Intl.ListFormat>()
