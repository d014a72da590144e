import type { NumberField } from '#contracts/fields'
import { Problem } from '#problems'
import { isExact } from '../../client/exact-numbers.ts'
import type { Ways } from '../../client/import/index.ts'
import type { FromText } from '../kit/from-text/from-text.ts'
import { each } from '../kit/from-text/lists.ts'

export const numberFromText: FromText<NumberField> = (text, { hasMany }, ways) =>
  hasMany ? each(text, (one) => numberOf(one, ways)) : numberOf(text, ways)

function numberOf(text: string, { hasDecimalComma }: Ways): number {
  const bare = text.trim()
  const plain = hasDecimalComma ? bare.replace(/^([^.,]*),([^.,]*)$/, '$1.$2') : bare
  if (!/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(plain)) throw new Problem('import.badNumber')
  if (!isExact(plain)) throw new Problem('import.lostDigits')
  return Number(plain)
}
