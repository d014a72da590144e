import { beforeEach, describe, expect, test, vi } from 'vitest'
import { readRecent, rememberRecent } from '../../../ui/client/recent-documents.ts'

const ann = { id: 1, collection: 'users', title: 'Ann', sessionEndsAt: 0, canAccessAdmin: true }
const bob = { ...ann, id: 2, title: 'Bob' }
const store = new Map<string, string>()

beforeEach(() => {
  store.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
  })
})

describe('NAV-8 recent documents', () => {
  test('the newest comes first, each once, eight at most', () => {
    for (const id of [1, 2, 3, 4, 5, 6, 7, 8, 9, '4']) rememberRecent(ann, { slug: 'posts', id })

    expect(readRecent(ann).map(({ id }) => id)).toEqual(['4', 9, 8, 7, 6, 5, 3, 2])
  })

  test('everybody has their own', () => {
    rememberRecent(ann, { slug: 'posts', id: 1 })

    expect(readRecent(bob)).toEqual([])
  })

  test('no title is kept in the browser', () => {
    rememberRecent(ann, { slug: 'posts', id: 1, title: 'A secret' } as never)

    expect([...store.values()].join()).not.toContain('secret')
  })

  test.each(['{', '{"a":1}', '[null,{"slug":1,"id":2},{"slug":"posts","id":{}}]', 'null'])(
    'what an older version, or somebody else, wrote there is not believed: %s',
    (kept) => {
      rememberRecent(ann, { slug: 'posts', id: 1 })
      for (const key of store.keys()) store.set(key, kept)

      expect(readRecent(ann)).toEqual([])
    },
  )

  test('a browser that keeps nothing is no trouble', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('denied', 'SecurityError')
      },
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    })

    rememberRecent(ann, { slug: 'posts', id: 1 })
    expect(readRecent(ann)).toEqual([])
  })
})
