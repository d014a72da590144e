import { describe, expect, test } from 'vitest'
import { Problem } from '#problems'
import { mergedSavers } from '../../../ui/views/document/work/merged-savers.ts'

const at = (second: number) => new Date(second * 1000).toISOString()
const base = { updatedAt: at(10) }
const saved = (title: string | null, second: number) =>
  ({
    type: 'server.saved',
    by: title === null ? null : { id: title, collection: 'users', title },
    isMine: false,
    at: at(second),
  }) as const
const late = (second: number) =>
  new Problem('document.stale', { current: { updatedAt: at(second) } })

describe('33.16 who saved what is merged', () => {
  test.each([
    ['one person, once', [saved('Ann', 12)], 'Ann'],
    ['one person, twice', [saved('Ann', 11), saved('Ann', 12)], 'Ann'],
    ['one person, after what is known', [saved('Ben', 10), saved('Ann', 12)], 'Ann'],
    ['several', [saved('Ben', 11), saved('Ann', 12)], null],
    ['nobody who may be known', [saved(null, 12)], null],
    ['somebody the stream has not told of yet', [saved('Ann', 11)], null],
    ['perhaps somebody else, too', [{ type: 'server.missed' } as const, saved('Ann', 12)], null],
    ['nobody', [], null],
  ])('%s', (_who, events, name) => {
    const savers = mergedSavers()
    for (const event of events) savers.hear(event)

    savers.refused({ base }, late(12))
    expect(savers.name()).toBe(name)
  })

  test('of the next merge it is those since', () => {
    const savers = mergedSavers()
    savers.hear(saved('Ann', 12))
    savers.refused({ base }, late(12))
    savers.hear(saved('Ben', 14))
    savers.refused({ base: { updatedAt: at(13) } }, late(14))
    expect(savers.name()).toBe('Ben')
    savers.refused({ base: { updatedAt: at(14) } }, new Problem('server.unreachable'))
    expect(savers.name()).toBe('Ben')
  })
})
