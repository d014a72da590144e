import type { DocumentData, Json } from '#contracts/documents'
import { equal } from '#machines/document'

/** Every leaf of a document by its place, rows by their ids; of a row, that it is there. */
export type Leaves = ReadonlyMap<string, Json>

/** What the server writes by itself. */
const notTyped = ['updatedAt', '_status', 'writes']

export const leavesOf = (data: DocumentData): Leaves =>
  new Map(
    Object.entries(data).flatMap(([key, value]) =>
      notTyped.includes(key) ? [] : leavesAt(key, value),
    ),
  )

function leavesAt(place: string, value: Json): [string, Json][] {
  if (Array.isArray(value)) {
    return value
      .filter(isRecord)
      .flatMap(({ id, ...row }): [string, Json][] => [
        [`${place}/${id}`, true],
        ...leavesAt(`${place}/${id}`, row),
      ])
  }
  if (!isRecord(value)) return value === null ? [] : [[place, value]]
  return Object.entries(value).flatMap(([key, inner]) => leavesAt(`${place}/${key}`, inner))
}

/** The places where two documents differ. */
export function differing(before: DocumentData, after: DocumentData): string[] {
  const [one, other] = [leavesOf(before), leavesOf(after)]
  const places = new Set([...one.keys(), ...other.keys()])
  return [...places].filter((place) => !equal(one.get(place), other.get(place)))
}

const isRecord = (value: Json): value is DocumentData =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
