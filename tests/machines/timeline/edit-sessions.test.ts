import { expect, test } from 'vitest'
import type { ChangedVersion } from '#contracts/changes'
import { editSessionGapMs, editSessionsOf } from '#machines/timeline'

const noon = Date.UTC(2026, 0, 1, 12)

const version = (id: number, minutes: number, author: string | null): ChangedVersion => {
  const at = new Date(noon + minutes * 60_000).toISOString()
  return {
    id,
    version: {},
    createdAt: at,
    updatedAt: at,
    author,
    before: id - 1,
    fields: [],
    places: [],
    more: 0,
  }
}

test('VER-9 an edit session is one person’s, and ends with a break of more than half an hour', () => {
  const gap = editSessionGapMs / 60_000
  const sessions = editSessionsOf([
    version(6, gap * 3 + 2, null),
    version(5, gap * 3 + 1, 'Noor'),
    version(4, gap * 3, 'Ann'),
    version(3, gap * 2 - 1, 'Ann'),
    version(2, gap - 1, 'Ann'),
    version(1, 0, 'Ann'),
  ])
  expect(sessions.map(({ author, versions }) => [author, ...versions.map(({ id }) => id)])).toEqual(
    [
      [null, 6],
      ['Noor', 5],
      ['Ann', 4],
      ['Ann', 3, 2, 1],
    ],
  )
  expect(sessions.at(-1)).toMatchObject({
    from: version(1, 0, null).updatedAt,
    to: version(3, gap * 2 - 1, null).updatedAt,
  })
})

test('VER-9 who saves by itself for an hour and goes on is still at it', () => {
  const long = { ...version(1, 0, 'Ann'), updatedAt: version(1, 60, null).updatedAt }
  expect(editSessionsOf([version(2, 80, 'Ann'), long])).toHaveLength(1)
  expect(editSessionsOf([version(2, 91, 'Ann'), long])).toHaveLength(2)
  expect(editSessionsOf([])).toEqual([])
})
