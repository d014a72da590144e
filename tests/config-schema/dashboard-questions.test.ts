import { describe, expect, test } from 'vitest'
import type { AdminConfig, ClientCollection, SignedInConfig } from '#contracts/admin-config'
import {
  dashboardQuestions,
  editedCollections,
  recentQuestion,
} from '#contracts/dashboard-questions'
import { aCollection } from '../kit/client-config.ts'

const signIn = {
  collection: 'users',
  loginWith: 'email',
  requireEmail: true,
  requireUsername: false,
} as const
const drafts = { autosave: null }
const hidden = { ...aCollection(), slug: 'hidden', group: false } as ClientCollection
const forbidden = aCollection({ slug: 'forbidden' })

// As much of a config as is asked for.
const config = {
  kind: 'signedIn',
  collections: [
    aCollection({ slug: 'posts' }),
    aCollection({
      slug: 'pages',
      drafts: { ...drafts, authors: true, schedule: true },
      locks: true,
    }),
    aCollection({ slug: 'users', auth: signIn }),
    hidden,
    { ...forbidden, access: { ...forbidden.access, read: false } },
    aCollection({ slug: 'search', derived: true }),
    aCollection({ slug: 'counters', timestamps: false }),
  ],
  globals: [],
  localization: null,
} as unknown as SignedInConfig

const askedBy = (kept: unknown, who: AdminConfig = config, path = '', search = '') =>
  dashboardQuestions(who, path, search, kept)

const linesOf = (kept: unknown) =>
  askedBy(kept).map(({ path, query }) => {
    const where = JSON.stringify(query?.where ?? '')
    if (where.includes('stateroomOwn')) return `${path}, mine`
    if (where.includes('scheduled')) return `${path}, scheduled`
    return where.includes('stateroomStatus') ? `${path}, drafts` : path
  })

describe('35 NAV-7 the dashboard asks', () => {
  test('for one’s own drafts, the newest of what one may read, its drafts, what is planned, and who edits what', () => {
    expect(linesOf(null)).toEqual([
      '/pages, mine',
      '/posts',
      '/pages',
      '/pages, drafts',
      '/pages, scheduled',
      '/stateroom/locks',
    ])
  })

  test.each([
    ['mine', ['/posts', '/pages', '/pages, drafts', '/pages, scheduled', '/stateroom/locks']],
    ['recent', ['/pages, mine', '/pages, drafts', '/pages, scheduled', '/stateroom/locks']],
    ['waiting', ['/pages, mine', '/posts', '/pages', '/pages, scheduled', '/stateroom/locks']],
    ['scheduled', ['/pages, mine', '/posts', '/pages', '/pages, drafts', '/stateroom/locks']],
    ['locked', ['/pages, mine', '/posts', '/pages', '/pages, drafts', '/pages, scheduled']],
  ])('for nothing of a section that is hidden: %s', (accessor, asked) => {
    const sections = [
      { accessor, active: false },
      { accessor: 'group:Content', active: false },
    ]
    expect(linesOf({ sections })).toEqual(asked)
  })

  test.each([null, 'rubbish', [], { sections: 1 }, { sections: [null, 1, {}] }])(
    'for everything where %j is kept',
    (kept) => {
      expect(linesOf(kept)).toHaveLength(6)
    },
  )

  test('for no locks where nothing can be locked', () => {
    const [posts] = config.collections
    const open = { ...config, collections: [posts!] }
    expect(askedBy(null, open).map(({ path }) => path)).toEqual(['/posts'])
  })

  test('at its own address only, and for somebody who is signed in', () => {
    expect(askedBy(null, config, '/')).toHaveLength(6)
    expect(askedBy(null, config, '/account')).toEqual([])
    expect(askedBy(null, config, '/collections/posts')).toEqual([])
    expect(askedBy(null, { kind: 'signedOut' } as AdminConfig)).toEqual([])
  })

  test.each([
    ['', 'de'],
    ['?locale=en', 'en'],
    ['?locale=xx', 'de'],
  ])('at "%s" in %s whoever works in German', (search, locale) => {
    const locales = [
      { code: 'en', label: 'English', rtl: false },
      { code: 'de', label: 'Deutsch', rtl: false },
    ]
    const localization = { defaultLocale: 'en', locales, fallback: true, preferred: 'de' }
    const [first] = askedBy(null, { ...config, localization } as SignedInConfig, '', search)

    expect(first!.query).toMatchObject({ locale })
  })
})

test('NAV-7 of a collection only three documents and their titles are read', () => {
  expect(recentQuestion(aCollection({ drafts }), 'de', 'all').query).toEqual({
    depth: 0,
    page: 1,
    limit: 3,
    sort: '-updatedAt',
    'fallback-locale': 'null',
    select: { id: true, title: true, updatedAt: true },
    draft: true,
    locale: 'de',
  })
})

test('NAV-7 LIST-7 unpublished drafts are what a list calls drafts', () => {
  expect(recentQuestion(aCollection({ drafts }), null, 'drafts').query).toMatchObject({
    where: { _stateroomStatus: { equals: 'draft' } },
    draft: true,
    limit: 3,
  })
})

test('17.12 NAV-7 an entry of the search index is no recent document, nor is what has no dates', () => {
  expect(editedCollections(config.collections).map(({ slug }) => slug)).toEqual(['posts', 'pages'])
})
