import { isRecord } from '#contracts/is-record'

/** The same text for the same content, whatever the order of its keys. What is empty is left out. */
export const canonical = (value: unknown): string => JSON.stringify(plain(value)) ?? ''

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 0 ? value.map(plain) : undefined
  if (value instanceof Date) return value.toISOString()
  if (!isRecord(value)) return value ?? undefined
  const entries = Object.entries(value)
    .map(([key, inner]) => [key, plain(inner)] as const)
    .filter(([, inner]) => inner !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}
