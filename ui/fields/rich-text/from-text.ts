import type { Json } from '#contracts/documents'
import { isRecord } from '#contracts/is-record'
import { Problem } from '#problems'
import { parsedJson } from '../json/from-text.ts'

export function richTextFromText(text: string): Json {
  const value = parsedJson(text)
  if (!isRecord(value)) throw new Problem('import.badJson')
  return value
}
