import type { DocumentData, Json } from '#config-schema'
import type { Maybe, WholeValues } from './values.ts'
import { equal, isRecord, isReference, isRows, keysOf, wholeValuesIn } from './values.ts'

/**
 * The server's answer under what was typed while it was on its way (R1). Where the person changed
 * nothing since `sent`, the server's value; everywhere else theirs. Rows are matched by id: one
 * that was removed here does not come back (R12), one that a hook added is kept.
 */
export function rebased(
  sent: DocumentData,
  mine: DocumentData,
  theirs: DocumentData,
  whole: WholeValues = {},
): DocumentData {
  return Object.fromEntries(
    keysOf(mine, theirs)
      .map((key) => [key, rebasedValue(sent[key], mine[key], theirs[key], whole[key])] as const)
      .filter((entry): entry is readonly [string, Json] => entry[1] !== undefined),
  )
}

function rebasedValue(
  sent: Maybe,
  mine: Maybe,
  theirs: Maybe,
  whole: WholeValues[string] | undefined,
): Maybe {
  if (equal(sent, mine)) return theirs
  if (whole === 'whole' || isReference(mine)) return mine
  const inside = wholeValuesIn(whole)
  if (isRecord(mine) && isRecord(theirs)) {
    return rebased(isRecord(sent) ? sent : {}, mine, theirs, inside)
  }
  if (isRows(mine) && isRows(theirs)) {
    return rebasedRows(isRows(sent) ? sent : [], mine, theirs, inside)
  }
  return mine
}

function rebasedRows(
  sent: DocumentData[],
  mine: DocumentData[],
  theirs: DocumentData[],
  whole: WholeValues,
): Json {
  const [sentById, theirsById] = [byId(sent), byId(theirs)]
  const ours = new Set(mine.map(({ id }) => id))
  const added = theirs.filter(({ id }) => !ours.has(id!) && !sentById.has(id!))
  const kept = mine.map((row) => {
    const answer = theirsById.get(row.id!)
    return answer === undefined ? row : rebased(sentById.get(row.id!) ?? {}, row, answer, whole)
  })
  return [...kept, ...added]
}

const byId = (rows: DocumentData[]) => new Map(rows.map((row) => [row.id!, row]))
