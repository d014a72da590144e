import type { Json } from '#contracts/documents'
import type { Condition, Operator } from '#machines/filter'

/** Compared with several values at once. */
export const takesSeveral = (operator: Operator): boolean =>
  operator === 'in' || operator === 'not_in' || operator === 'all'

/** The value that may stay when somebody chooses another way of comparing. */
export function keptValue({ operator: before, value }: Condition, after: Operator | null): Json {
  if (before === null || after === null || value === null) return null
  if ((before === 'exists') !== (after === 'exists')) return null
  if (takesSeveral(after)) return Array.isArray(value) ? value : [value]
  return Array.isArray(value) ? (value[0] ?? null) : value
}

/** The values of a list as text, whatever stands in the address. */
export const textsOf = (value: Json): string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((one) =>
    one === null || typeof one === 'object' ? [] : [String(one)],
  )

/** What is typed with commas between: those of Arabic and of East Asian keyboards, too. */
export const splitTexts = (typed: string): string[] =>
  typed
    .split(/[,،、，]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
