import type { Json } from '#config-schema'
import { isRecord, Problem } from '#config-schema'
import { parsedJson } from '../json/from-text.ts'

export function richTextFromText(text: string): Json {
  const value = parsedJson(text)
  if (!isRecord(value)) throw new Problem('import.badJson')
  return value
}
