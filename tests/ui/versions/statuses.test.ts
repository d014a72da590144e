import { describe, expect, test } from 'vitest'
import type { StoredVersion } from '#contracts/versions'
import { currentOf, publishedLocaleOf, statusOf } from '../../../ui/views/versions/statuses.ts'

const version = (id: number, status: unknown, hour = id): StoredVersion => ({
  id,
  version: { _status: status as string },
  createdAt: `2026-01-01T0${hour}:00:00.000Z`,
  updatedAt: `2026-01-01T0${hour}:00:00.000Z`,
})

describe('VER-3 a version is called', () => {
  const current = { draft: 3, published: 2 }
  test.each([
    ['the latest draft', version(3, 'draft'), 'versions.status.currentDraft'],
    ['another draft', version(1, 'draft'), 'versions.status.draft'],
    ['what is public', version(2, 'published'), 'versions.status.currentPublished'],
    ['what was public', version(1, 'published'), 'versions.status.previously'],
    [
      'public in one language',
      version(2, { en: 'published', de: 'draft' }),
      'versions.status.currentPublished',
    ],
  ])('%s', (_what, one, label) => {
    expect(statusOf(one, current)?.label).toBe(label)
  })

  test('nothing where its document has no drafts', () => {
    expect(statusOf({ ...version(1, undefined), version: {} }, current)).toBeNull()
  })

  test('the same whether its id is a number or a text', () => {
    expect(statusOf(version(3, 'draft'), { draft: '3', published: null })?.isCurrent).toBe(true)
  })
})

test('VER-3 a draft that was published since is no current draft, and what was hidden is not public', () => {
  const [draft, published] = [version(2, 'draft'), version(3, 'published')]
  expect(currentOf(draft, published, true)).toEqual({ draft: null, published: 3 })
  expect(currentOf(version(4, 'draft'), published, false)).toEqual({ draft: 4, published: null })
  expect(currentOf(null, null, false)).toEqual({ draft: null, published: null })
})

test('VER-1 of several published languages the first counts', () => {
  expect(publishedLocaleOf({ ...version(1, 'published'), publishedLocale: ['de', 'en'] })).toBe(
    'de',
  )
  expect(publishedLocaleOf({ ...version(1, 'published'), publishedLocale: 'en' })).toBe('en')
  expect(publishedLocaleOf(version(1, 'published'))).toBeNull()
  expect(publishedLocaleOf({ ...version(1, 'published'), publishedLocale: null })).toBeNull()
})
