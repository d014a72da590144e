import type { Language as Texts } from '@payloadcms/translations'
import { loadPayloadTexts } from '#locales/payload'

/** Gives one of Payload's own sentences, as its server writes it. */
export type Words = (key: string, values?: Readonly<Record<string, unknown>>) => string

/** The words in which the server refuses a value, in a chunk of their own. */
export async function loadWords(language: string): Promise<Words> {
  const { translations } = ((await loadPayloadTexts(language)) ?? (await loadPayloadTexts('en')))!
  return (key, values = {}) => filledIn(sentence(translations, key) ?? key, values)
}

/** 'validation:required' → the text of that name in that chapter. */
function sentence(translations: Texts['translations'], key: string): string | undefined {
  const [chapter = '', name = ''] = key.split(':')
  const texts: unknown = translations[chapter as keyof typeof translations]
  return (texts as Record<string, string> | undefined)?.[name]
}

const filledIn = (text: string, values: Readonly<Record<string, unknown>>): string =>
  text.replace(/\{\{\s*(.*?)\s*\}\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  )
