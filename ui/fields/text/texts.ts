import type { Json } from '#contracts/documents'

/** What a text control shows for a value, whatever it is. */
export function textOf(value: Json | undefined): string {
  if (typeof value === 'string') return value
  return value === null || value === undefined ? '' : JSON.stringify(value)
}

/** The config may fix the direction of writing; otherwise the first letter decides, and before it the language. */
export const directionOf = (
  { rtl }: { rtl: boolean },
  text: string,
  { isRtl }: { isRtl: boolean },
): 'rtl' | 'auto' => (rtl || (isRtl && text === '') ? 'rtl' : 'auto')

/** No text is nothing: an empty string would clash in a unique field and look like a change. */
export const valueOfText = (text: string): string | null => (text === '' ? null : text)

export const textsOf = (value: Json | undefined): string[] =>
  Array.isArray(value) ? value.map(textOf) : [textOf(value)].filter((text) => text !== '')
