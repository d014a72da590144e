import { describe, expect, test } from 'vitest'
import type { DocumentData, Json } from '#contracts/documents'
import { differencesOf, equal, merge, mineAt, withTheirs } from '#machines/document'
import {
  redone,
  remembered,
  steppedBack,
  undone,
} from '../../../machines/open-document/undo-steps.ts'
import { randomOf, seed } from '../../kit/machines/random.ts'
import { randomDocument, randomlyEdited, randomShape } from '../../kit/machines/random-documents.ts'

const random = randomOf(seed)

/** Each: a document, and what two people made of it. */
const meetings = Array.from({ length: 1000 }, () => {
  const shape = randomShape(random)
  const base = randomDocument(random, shape)
  const [mine, theirs] = [randomlyEdited(random, shape, base), randomlyEdited(random, shape, base)]
  return { base, mine, theirs }
})

type Meeting = (typeof meetings)[number]

const but = (isRight: (meeting: Meeting) => boolean) =>
  meetings.filter((meeting) => !isRight(meeting)).slice(0, 1)

describe(`1,000 made-up meetings of two editors (seed ${seed})`, () => {
  test('are meetings: some are contested, and many are not', () => {
    const contested = meetings.filter(
      ({ base, mine, theirs }) => merge(base, mine, theirs).conflicts.length,
    )

    expect(contested.length).toBeGreaterThan(200)
    expect(contested.length).toBeLessThan(800)
  })

  test('where the other changed nothing, mine is what comes of it', () => {
    expect(but(({ base, mine }) => comesTo(merge(base, mine, base), mine))).toEqual([])
  })

  test('where I changed nothing, theirs is what comes of it', () => {
    expect(but(({ base, theirs }) => comesTo(merge(base, base, theirs), theirs))).toEqual([])
  })

  test('where both made the same of it, that is what comes of it', () => {
    expect(but(({ base, mine }) => comesTo(merge(base, mine, mine), mine))).toEqual([])
  })

  test('DOC-14 without conflicts, it does not matter who is who', () => {
    const isSymmetric = ({ base, mine, theirs }: Meeting) => {
      const [one, other] = [merge(base, mine, theirs), merge(base, theirs, mine)]
      if (one.conflicts.length !== other.conflicts.length) return false
      return one.conflicts.length > 0 || equal(unordered(one.values), unordered(other.values))
    }

    expect(but(isSymmetric)).toEqual([])
  })

  test('DOC-14 where there is a conflict, both sides differ, and the values are mine', () => {
    const isReal = ({ base, mine, theirs }: Meeting) => {
      const { values, conflicts } = merge(base, mine, theirs)
      return conflicts.every((conflict) => {
        const isMine =
          conflict.kind === 'order' || equal(mineAt(values, conflict), mineAt(mine, conflict))
        return isMine && !equal(mineAt(mine, conflict), conflict.theirs)
      })
    }

    expect(but(isReal)).toEqual([])
  })

  test('R3 what only the other changed comes out as they left it', () => {
    const keepsTheirs = ({ base, mine, theirs }: Meeting) => {
      const { values, conflicts } = merge(base, mine, theirs)
      const places = conflicts.map(({ place }) => place.join('.'))
      return differencesOf(base, base, theirs)
        .filter(({ kind }) => kind === 'value')
        .filter((theirs) => equal(mineAt(mine, theirs), mineAt(base, theirs)))
        .filter(({ place }) => !places.some((at) => place.join('.').startsWith(at)))
        .filter((theirs) => mineAt(mine, theirs) !== undefined)
        .every((change) => equal(mineAt(values, change), change.theirs))
    }

    expect(but(keepsTheirs)).toEqual([])
  })

  test('R11 taking theirs at every difference gives theirs', () => {
    const becomesTheirs = ({ base, mine, theirs }: Meeting) => {
      const differences = differencesOf(base, mine, theirs)
      const values = differences.reduce((values, at) => withTheirs(values, at, theirs), mine)
      return equal(values, theirs)
    }

    expect(but(becomesTheirs)).toEqual([])
  })

  test('there are differences exactly where two documents differ', () => {
    expect(
      but(
        ({ base, mine, theirs }) =>
          equal(mine, theirs) === (differencesOf(base, mine, theirs).length === 0),
      ),
    ).toEqual([])
  })

  test('DOC-14 taking theirs at every conflict leaves nothing contested', () => {
    const isSettled = ({ base, mine, theirs }: Meeting) => {
      const { values, conflicts } = merge(base, mine, theirs)
      const settled = conflicts.reduce((values, at) => withTheirs(values, at, theirs), values)
      return conflicts
        .filter(({ kind }) => kind !== 'order')
        .every((conflict) => equal(mineAt(settled, conflict), conflict.theirs))
    }

    expect(but(isSettled)).toEqual([])
  })

  test('DOC-12 undone and done again, a document is what it was', () => {
    const isIdentity = ({ base, mine }: Meeting) => {
      const unparsed = { before: [], after: [] }
      const change = { before: base, after: mine, unparsed, path: null, at: null }
      const history = remembered({ past: [], future: [] }, change, {})
      const before = undone(history, mine, {})
      return equal(before, base) && equal(redone(steppedBack(history), before, {}), mine)
    }

    expect(but(isIdentity)).toEqual([])
  })
})

const comesTo = ({ values, conflicts }: ReturnType<typeof merge>, expected: DocumentData) =>
  conflicts.length === 0 && equal(values, expected)

/** The same with all rows in one order, whoever put them where. */
function unordered(value: Json | undefined): Json {
  if (Array.isArray(value)) {
    const items = value.map(unordered)
    return items.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))
  }
  if (typeof value !== 'object' || value === null) return value ?? null
  const keys = Object.keys(value).filter((key) => value[key] !== null)
  return Object.fromEntries(keys.sort().map((key) => [key, unordered(value[key])]))
}
