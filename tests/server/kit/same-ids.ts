import { isRecord } from '#contracts/is-record'

/** Ids, times and secrets by the order in which they were told, so that two runs can be compared. */
export function makeComparable(): (value: unknown) => unknown {
  const names = new Map<string, string>()
  const nameOf = (id: string) => {
    const name = names.get(id) ?? `id-${names.size + 1}`
    names.set(id, name)
    return name
  }
  const inText = (text: string) =>
    text
      .replace(/eyJ[\w-]+\.[\w-]+\.[\w-]+/g, 'token')
      .replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+(Z|[+-]\d\d:\d\d)/g, (time) =>
        Math.abs(Date.parse(time) - Date.now()) < 3 * 3_600_000 ? 'now' : time,
      )
      .replace(/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}|\b[\da-f]{24}\b/g, nameOf)

  const compared = (value: unknown): unknown => {
    if (typeof value === 'string') return inText(value)
    if (Array.isArray(value)) return value.map(compared)
    if (!isRecord(value)) return value
    return Object.fromEntries(
      Object.entries(value)
        // What is empty is null in a table, and left out of a document.
        .filter(([key, part]) => !isEmpty(part) && !isOfDatabase(key, value))
        .map(([key, part]) => [inText(key), changing.has(key) ? 'changing' : compared(part)]),
    )
  }
  return compared
}

/** Lengths of time, and moments in seconds. */
const changing: ReadonlySet<string> = new Set(['age', 'left', 'exp', 'iat', 'sessionEndsAt'])

const isEmpty = (value: unknown): boolean =>
  value === null || value === false || (Array.isArray(value) && value.length === 0)

/** The pages of an empty list, a table's name, and dates that are kept with a document or beside it. */
const isOfDatabase = (key: string, of: Readonly<Record<string, unknown>>): boolean =>
  ['createdAt', 'tableName'].includes(key) ||
  (of.totalDocs === 0 && ['pagingCounter', 'totalPages'].includes(key))
