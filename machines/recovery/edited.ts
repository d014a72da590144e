import type { DocumentData, Json } from '#contracts/documents'
import { isRecord } from '#contracts/is-record'
import type { WholeValues } from '#machines/document'
import { equal, isReference, isRows, wholeValuesIn } from '#machines/document'

type Maybe = Json | undefined

/**
 * The values of a record without those that nobody edited and the document has no more: a deploy took
 * their fields away, so that no form shows them.
 */
export const edited = (
  values: DocumentData,
  base: DocumentData,
  current: DocumentData,
  whole: WholeValues,
): DocumentData =>
  Object.fromEntries(
    Object.entries(values).flatMap(([key, mine]): [string, Json][] => {
      const [was, now] = [base[key], current[key]]
      if (now === undefined && equal(was, mine)) return []
      return [[key, editedIn(mine, was, now, whole[key])]]
    }),
  )

function editedIn(
  mine: Json,
  was: Maybe,
  now: Maybe,
  whole: WholeValues[string] | undefined,
): Json {
  if (typeof whole === 'string' || isReference(mine)) return mine
  const inside = wholeValuesIn(whole)
  if (isRecord(mine) && isRecord(was) && isRecord(now)) return edited(mine, was, now, inside)
  if (!isRows(mine) || !isRows(was) || !isRows(now)) return mine
  return mine.flatMap((row): DocumentData[] => {
    const [before, here] = [was, now].map((rows) => rows.find(({ id }) => id === row.id))
    if (here === undefined) return equal(before, row) ? [] : [row]
    return [edited(row, before ?? {}, here, inside)]
  })
}
