import { BSON } from 'bson'
import { Query } from 'mingo'
import { Failure } from './failure.ts'

export interface Index {
  name: string
  key: Readonly<Record<string, unknown>>
  unique?: boolean
  sparse?: boolean
  partialFilterExpression?: Record<string, unknown>
}

/** Refuses a document whose key another one has. */
export function mustBeUnique(
  place: string,
  indexes: readonly Index[],
  others: readonly BSON.Document[],
  document: BSON.Document,
): void {
  for (const index of indexes) {
    if (!index.unique) continue
    const keys = keysIn(index, document)
    if (keys.size === 0) continue
    for (const other of others) {
      const [shared] = [...keysIn(index, other)].filter(([key]) => keys.has(key))
      if (shared && !isSame(other._id, document._id)) throw duplicate(place, index, shared[1])
    }
  }
}

export function duplicate(place: string, { key, name }: Index, keyValue: BSON.Document): Failure {
  const shown = Object.entries(keyValue).map(([path, value]) => `${path}: ${JSON.stringify(value)}`)
  return new Failure(
    11000,
    'DuplicateKey',
    `E11000 duplicate key error collection: ${place} index: ${name} dup key: { ${shown.join(', ')} }`,
    { keyPattern: key, keyValue },
  )
}

/** What the index knows of a document: of a list each item. */
function keysIn(index: Index, document: BSON.Document): Map<string, BSON.Document> {
  const { key, partialFilterExpression: filter, sparse } = index
  if (filter && !new Query(filter).test(document)) return new Map()
  const paths = Object.keys(key)
  const values = paths.map((path) => valuesAt(document, path.split('.')))
  if (sparse && values.every((one) => one.every((value) => value === undefined))) return new Map()
  const keys = values.reduce<unknown[][]>(
    (before, one) => before.flatMap((part) => one.map((value) => [...part, value ?? null])),
    [[]],
  )
  return new Map(
    keys.map((one) => [
      BSON.EJSON.stringify(one),
      Object.fromEntries(paths.map((path, nth) => [path, one[nth]])),
    ]),
  )
}

function valuesAt(value: unknown, [name, ...deeper]: readonly string[]): unknown[] {
  if (Array.isArray(value)) {
    const all = value.flatMap((item) => valuesAt(item, name === undefined ? [] : [name, ...deeper]))
    return all.length > 0 ? all : [undefined]
  }
  if (name === undefined) return [value]
  return valuesAt((value as BSON.Document | null | undefined)?.[name], deeper)
}

const isSame = (one: unknown, other: unknown): boolean => idKey(one) === idKey(other)

/** An id as a key of a map. */
export const idKey = (id: unknown): string => BSON.EJSON.stringify([id])
