import { isRecord } from '#contracts/is-record'
import { canonical } from './canonical.ts'

/**
 * Whether what is public has the same values in all locales but one as the latest version, whose other
 * locales a save keeps. Rows that are only in the latest version are not looked at: what is saved in
 * the one locale decides whether they stay.
 */
export function sameElsewhere(
  shown: unknown,
  latest: unknown,
  locale: string | null,
  locales: readonly string[],
): boolean {
  const same = (a: unknown, b: unknown): boolean => sameElsewhere(a, b, locale, locales)
  if (Array.isArray(shown)) {
    const rows = Array.isArray(latest) ? latest : []
    return shown.every((row, index) => same(row, rowLike(row, index, rows)))
  }
  if (!isRecord(shown) && !isRecord(latest)) return true
  const [before, after] = [shown, latest].map((one) => (isRecord(one) ? one : {}))
  const names = [...new Set([...Object.keys(before!), ...Object.keys(after!)])]
  if (names.length > 0 && names.every((name) => locales.includes(name))) {
    return names
      .filter((name) => name !== locale)
      .every((name) => canonical(before![name]) === canonical(after![name]))
  }
  return names.every((name) => same(before![name], after![name]))
}

const rowLike = (row: unknown, index: number, rows: readonly unknown[]): unknown =>
  isRecord(row) && row.id !== undefined
    ? rows.find((one) => isRecord(one) && one.id === row.id)
    : rows[index]
