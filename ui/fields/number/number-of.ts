/** A number as it is typed, null where nothing is; undefined: it is none yet. */
export function numberOf(typed: string): number | null | undefined {
  const bare = typed.trim()
  if (bare === '') return null
  const plain = hasDecimalComma() ? bare.replace(/^([^.,]*),([^.,]*)$/, '$1.$2') : bare
  const number = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(plain) ? Number(plain) : undefined
  return number !== undefined && Number.isFinite(number) ? number : undefined
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
