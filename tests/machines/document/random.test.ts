import { describe, expect, test } from 'vitest'
import type { DocumentData, Json } from '#contracts/documents'
import { changesOf, countChanges } from '#machines/document'
import { rebased } from '../../../machines/document/rebase.ts'
import { equal, isRecord, isReference, isRows } from '../../../machines/document/values.ts'
import { merged } from '../../kit/machines/merged.ts'
import { randomOf, seed } from '../../kit/machines/random.ts'
import { randomDocument, randomlyEdited, randomShape } from '../../kit/machines/random-documents.ts'

const random = randomOf(seed)

/** Each: a save that took `sent` along, what was typed meanwhile, and what the server answers. */
const saves = Array.from({ length: 1000 }, (_, round) => {
  const shape = randomShape(random)
  const sent = randomDocument(random, shape)
  const mine = randomlyEdited(random, shape, sent)
  return { round, sent, mine, theirs: randomlyEdited(random, shape, sent) }
})

describe(`1,000 made-up documents (seed ${seed})`, () => {
  test('nothing was typed: the answer is what is shown', () => {
    const wrong = saves.filter(({ sent, theirs }) => !equal(rebased(sent, sent, theirs), theirs))

    expect(wrong).toEqual([])
  })

  test('R1 R12 every edit survives every answer', () => {
    const wrong = saves
      .map(({ sent, mine, theirs, round }) => ({
        round,
        lost: lost(sent, mine, rebased(sent, mine, theirs)),
      }))
      .filter(({ lost }) => lost.length > 0)

    expect(wrong).toEqual([])
  })

  test('R11 an answer of another shape never throws', () => {
    const any = () => randomDocument(random, randomShape(random))

    for (const { round } of saves) {
      const [sent, mine, theirs] = [any(), any(), any()]
      expect(() => rebased(sent, mine, theirs), `round ${round}`).not.toThrow()
    }
  })

  test('what a save sends makes the stored document the one on the screen', () => {
    const wrong = saves.filter(
      ({ sent, mine }) => !equal(merged(sent, changesOf(sent, mine)), mine),
    )

    expect(wrong).toEqual([])
  })

  test('changes are counted exactly when there are some', () => {
    const wrong = saves.filter(
      ({ sent, mine }) => equal(sent, mine) !== (countChanges(sent, mine) === 0),
    )

    expect(wrong).toEqual([])
  })
})

type Maybe = Json | undefined

/** The places where a person's edit is not in the result. */
function lost(sent: Maybe, mine: Maybe, result: Maybe, path = ''): string[] {
  if (equal(sent, mine)) return []
  if (isRows(mine) && mine.length > 0) return lostInRows(rowsOf(sent), mine, rowsOf(result), path)
  if (isRecord(mine) && !isReference(mine)) {
    return lostInRecord(recordOf(sent), mine, recordOf(result), path)
  }
  return equal(mine, result) || isEmptied(sent, mine, result) ? [] : [path]
}

function lostInRecord(sent: DocumentData, mine: DocumentData, result: DocumentData, path: string) {
  const keys = [...new Set([...Object.keys(sent), ...Object.keys(mine)])]
  return keys.flatMap((key) => lost(sent[key], mine[key], result[key], `${path}/${key}`))
}

function lostInRows(
  sent: DocumentData[],
  mine: DocumentData[],
  result: DocumentData[],
  path: string,
) {
  const rowOf = (rows: DocumentData[], { id }: DocumentData) => rows.find((row) => row.id === id)
  const edits = mine.flatMap((row) =>
    lost(rowOf(sent, row) ?? {}, row, rowOf(result, row), `${path}/${row.id}`),
  )
  const back = sent.filter((row) => !rowOf(mine, row) && rowOf(result, row))
  const isOld = (row: DocumentData) => rowOf(sent, row) && rowOf(mine, row) && rowOf(result, row)
  const [before, wanted, order] = [sent, mine, result].map((rows) => idsOf(rows.filter(isOld)))
  const moved = equal(before, wanted) || equal(order, wanted) ? [] : [`${path} in another order`]
  return [...edits, ...back.map(({ id }) => `${path}/${id} is back`), ...moved]
}

/** Every row was removed; rows that the server made up itself may be there. */
const isEmptied = (sent: Maybe, mine: Maybe, result: Maybe) =>
  Array.isArray(mine) &&
  mine.length === 0 &&
  rowsOf(result).every(({ id }) => !rowsOf(sent).some((row) => row.id === id))

const rowsOf = (value: Maybe): DocumentData[] => (isRows(value) ? value : [])
const recordOf = (value: Maybe): DocumentData => (isRecord(value) ? value : {})
const idsOf = (rows: DocumentData[]): Json[] => rows.map(({ id }) => id!)
