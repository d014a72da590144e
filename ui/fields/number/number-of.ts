import { isExact } from '../../client/exact-numbers.ts'

/** A number as it is typed, null where nothing is; undefined: it is none yet, or would be rounded. */
export function numberOf(typed: string): number | null | undefined {
  if (typed.trim() === '') return null
  const plain = plainOf(typed)
  return plain !== undefined && isExact(plain) ? Number(plain) : undefined
}

/** The number that would be kept of more digits than can be kept; undefined: all are, or it is none. */
export function roundedOf(typed: string): number | undefined {
  const plain = plainOf(typed)
  const number = Number(plain)
  return plain === undefined || !Number.isFinite(number) || isExact(plain) ? undefined : number
}

function plainOf(typed: string): string | undefined {
  const bare = typed.trim()
  const plain = hasDecimalComma() ? bare.replace(/^([^.,]*),([^.,]*)$/, '$1.$2') : bare
  return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(plain) ? plain : undefined
}

/** As this browser writes numbers. */
const hasDecimalComma = () => (1.5).toLocaleString().includes(',')

interface Bounds {
  min?: number | null | undefined
  max?: number | null | undefined
  step?: number | null | undefined
}

/** The next number up or down, on the steps that begin at the least one. */
export function stepped(value: number | null, by: 1 | -1, { min, max, step }: Bounds): number {
  const [size, from] = [step ?? 1, step ? (min ?? 0) : (value ?? 0)]
  const steps = ((value ?? 0) - from) / size
  const next = by > 0 ? Math.floor(steps + tiny) + 1 : Math.ceil(steps - tiny) - 1
  const number = Number((from + next * size).toPrecision(12))
  return Math.max(min ?? -Infinity, Math.min(max ?? Infinity, number))
}

const tiny = 1e-9
