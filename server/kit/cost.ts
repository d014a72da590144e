import { isRecord } from '#contracts/is-record'

/** What one query may ask: far more than anybody puts together by hand, and answered in no time. */
const mostConditions = 200
/** Values of all lists of a query together, such as ids. */
const mostValues = 5_000
/** `and` within `or` within `and`. */
const deepestQuery = 20
const mostSorts = 20

/** Values of one document: a field of a row counts, and so does the row. A node of a rich text is one. */
export const mostDataValues = 50_000
/** Of a document that is read as it was sent. */
const mostPreviewValues = 20_000
/** Of JSON that nobody has read yet, where a node is as much as all of its values. */
const mostJsonValues = 5 * mostDataValues
/** Names in one record: reading 200,000 of them takes longer than all else about a request. */
const mostMembers = 5_000
/** Rows within rows, and the nodes of a rich text. */
export const deepestData = 100

/** Whether a query costs more than one request may; nothing but counting is done to find out. */
export function isCostlyQuery(query: unknown): boolean {
  if (!isRecord(query)) return false
  const { select, populate, sort, ...rest } = query
  const tally = { conditions: 0, values: 0 }
  const named = { conditions: 0, values: 0 }
  return (
    !countQuery(rest, tally, 0) ||
    !countQuery({ select, populate }, named, 0) ||
    // Two keys for a condition: the path and the operator.
    tally.conditions > 2 * mostConditions ||
    named.conditions > 5 * mostConditions ||
    tally.values > mostValues ||
    partsIn(sort) > mostSorts
  )
}

interface Tally {
  conditions: number
  values: number
}

/** False as soon as there is too much to count. */
function countQuery(value: unknown, tally: Tally, depth: number): boolean {
  if (depth > deepestQuery || tally.conditions + tally.values > 4 * mostValues) return false
  if (Array.isArray(value)) {
    return value.every((item) => {
      if (typeof item !== 'object') tally.values += 1
      else tally.conditions += 1
      return countQuery(item, tally, depth + 1)
    })
  }
  if (isRecord(value)) {
    return Object.entries(value).every(([key, part]) => {
      // Each step of a path may join a table.
      tally.conditions += key.split('.').length
      if (typeof part === 'string') {
        tally.values += separated(part, ',') - 1
        if (isSearchOfWords(key)) tally.conditions += separated(part, ' ') - 1
      }
      return countQuery(part, tally, depth + 1)
    })
  }
  return true
}

/** Payload looks for each word by itself. */
const isSearchOfWords = (operator: string): boolean =>
  operator === 'like' || operator === 'not_like'

function separated(text: string, separator: string): number {
  let parts = 1
  for (let at = text.indexOf(separator); at >= 0; at = text.indexOf(separator, at + 1)) parts += 1
  return parts
}

const partsIn = (sort: unknown): number =>
  (Array.isArray(sort) ? sort : [sort]).reduce<number>(
    (parts, one) => parts + (typeof one === 'string' ? separated(one, ',') : 1),
    0,
  )

/** Whether a document has more to look at than one request may save. */
export function isCostlyData(data: unknown, most = mostDataValues): boolean {
  let left = most
  const isWithin = (value: unknown, depth: number, isNode = false): boolean => {
    left -= 1
    if (left < 0 || depth > deepestData) return false
    if (Array.isArray(value)) return value.every((item) => isWithin(item, depth + 1, isNode))
    if (!isPlain(value)) return true
    return Object.entries(value).every(
      ([key, part]) =>
        (isNode && typeof part !== 'object') || isWithin(part, depth + 1, key === 'children'),
    )
  }
  return !isWithin(data, 0)
}

/**
 * Whether a document that is read as it was sent has more to look at than that, or names more documents
 * than one request may bring along. Which values of a list are ids only its fields know.
 */
export function isCostlyPreview(data: unknown, mostNamed: number): boolean {
  let left = mostNamed
  const isWithin = (value: unknown): boolean => {
    if (typeof value !== 'object' || value === null) return true
    if (Array.isArray(value)) left -= value.filter(isNamed).length
    return left >= 0 && Object.values(value).every(isWithin)
  }
  return isCostlyData(data, mostPreviewValues) || !isWithin(data)
}

const isNamed = (item: unknown): boolean =>
  isRecord(item) ? 'relationTo' in item : item !== null && item !== undefined

const isPlain = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && !(value instanceof Uint8Array)

/**
 * The same for JSON that nobody has read yet: its punctuation says how many values there are and how
 * deep they lie, for a fraction of what it takes to make them.
 */
export function isCostlyJson(json: string): boolean {
  let depth = 0
  let values = 1
  let at = 0
  /** By level; a list may be longer. */
  const members: number[] = []
  while (at < json.length) {
    const code = json.charCodeAt(at)
    if (code === quote) {
      at = endOfText(json, at)
      continue
    }
    if (code === opensList || code === opensRecord) {
      depth += 1
      values += 1
      if (depth > deepestData) return true
      members[depth] = code === opensRecord ? 1 : Number.NEGATIVE_INFINITY
    } else if (code === closesList || code === closesRecord) depth -= 1
    else if (code === comma) {
      values += 1
      members[depth] = (members[depth] ?? 0) + 1
    }
    if ((members[depth] ?? 0) > mostMembers) return true
    if (values > mostJsonValues) return true
    at += 1
  }
  return values > mostDataValues && isCostlyData(read(json))
}

function read(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    // Whoever is asked refuses it.
    return null
  }
}

const quote = 0x22
const backslash = 0x5c
const comma = 0x2c
const opensList = 0x5b
const closesList = 0x5d
const opensRecord = 0x7b
const closesRecord = 0x7d

function endOfText(json: string, start: number): number {
  let end = json.indexOf('"', start + 1)
  while (end > 0 && isEscaped(json, end)) end = json.indexOf('"', end + 1)
  return end < 0 ? json.length : end + 1
}

function isEscaped(json: string, at: number): boolean {
  let first = at
  while (json.charCodeAt(first - 1) === backslash) first -= 1
  return (at - first) % 2 === 1
}
