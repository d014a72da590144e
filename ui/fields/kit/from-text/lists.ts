import type { Json } from '#contracts/documents'

/** A list as an export writes it, or as a person does. */
export function each(text: string, read: (one: string) => Json): Json {
  const list = parsedList(text) ?? text.split(/[,;]/).map((one) => one.trim())
  if (!Array.isArray(list)) return [list]
  return list.filter((one) => one !== '').map((one) => (typeof one === 'string' ? read(one) : one))
}

export function parsedList(text: string): Json | null {
  if (!/^\s*[[{]/.test(text)) return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
