import type { Json } from '#contracts/documents'
import { Problem } from '#problems'
import { parsedList } from '../kit/from-text/lists.ts'

export function pointFromText(text: string): Json {
  const list = parsedList(text) ?? text.split(/[,;]\s*/).map((one) => Number(one.trim() || 'none'))
  const isPoint =
    Array.isArray(list) &&
    list.length === 2 &&
    list.every((one) => typeof one === 'number' && Number.isFinite(one))
  if (!isPoint) throw new Problem('import.badNumber')
  return list
}
