import type { Json } from '#contracts/documents'
import { Problem } from '#problems'
import { parsedJson } from '../json/from-text.ts'

export function rowsFromText(text: string): Json {
  const value = parsedJson(text)
  if (!Array.isArray(value)) throw new Problem('import.badJson')
  return value
}
