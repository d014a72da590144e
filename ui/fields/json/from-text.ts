import type { Json } from '#config-schema'
import { Problem } from '#config-schema'
import type { FromText } from '../kit/from-text/from-text.ts'

export const jsonFromText: FromText<unknown> = (text, _field, { isTyped }) =>
  isTyped ? text : parsedJson(text)

export function parsedJson(text: string): Json {
  try {
    return JSON.parse(text)
  } catch {
    throw new Problem('import.badJson')
  }
}
