import type { Json } from '#contracts/documents'
import { Problem } from '#problems'
import { inexactIn } from '../../client/exact-numbers.ts'
import type { FromText } from '../kit/from-text/from-text.ts'

export const jsonFromText: FromText<unknown> = (text, _field, { isTyped }) =>
  isTyped ? text : parsedJson(text)

export function parsedJson(text: string): Json {
  const value = parsed(text)
  if (inexactIn(text)) throw new Problem('import.lostDigits')
  return value
}

function parsed(text: string): Json {
  try {
    return JSON.parse(text)
  } catch {
    throw new Problem('import.badJson')
  }
}
