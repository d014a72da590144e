import { expect, test } from 'vitest'
import type { AdminConfig, SignedInConfig } from '#contracts/admin-config'
import { firstQuestions } from '#contracts/first-questions'

// As much of a config as is asked for.
const config = {
  kind: 'signedIn',
  collections: [
    { slug: 'posts', drafts: null, useAsTitle: 'title' },
    { slug: 'pages', drafts: null, useAsTitle: 'title', trash: true },
  ],
  globals: [{ slug: 'settings', drafts: { autosave: null } }],
  localization: { defaultLocale: 'en', locales: [{ code: 'en' }, { code: 'de' }] },
} as unknown as AdminConfig

/** What is asked for at an address, for its screen. */
const askedAt = (path: string, search = '', who: AdminConfig = config) =>
  firstQuestions(who, path, search)
    .slice(2)
    .map((question) => [question.path, question.query?.locale])

test('35 NAV-5 how somebody left the navigation is asked for first, at every address', () => {
  for (const path of ['', '/', '/account', '/collections/posts', '/collections/posts/12']) {
    expect(firstQuestions(config, path, '')[0]?.path).toBe('/payload-preferences/nav')
  }
})

test('39.1 what somebody wants to come back to is asked for at every address', () => {
  for (const path of ['', '/account', '/collections/posts', '/collections/posts/12']) {
    const asked = firstQuestions(config, path, '').map((question) => question.path)
    expect(asked).toContain('/payload-preferences/stateroom-favorites')
  }
})

test('DOC-10 the document of the address is asked for before its screen is there', () => {
  expect(askedAt('/collections/posts/12', '?locale=de')).toEqual([
    ['/posts/12', 'de'],
    ['/posts/access/12', undefined],
  ])
  expect(askedAt('/globals/settings').map(([path]) => path)).toEqual([
    '/globals/settings',
    '/globals/settings/access',
    '/globals/settings/access',
    '/globals/settings',
  ])
})

test.each([
  ['', 'de'],
  ['?locale=en', 'en'],
  ['?locale=xx', 'de'],
])('17.11 I18N-2 at "%s" it is asked for in %s by who works in German', (search, locale) => {
  const { localization } = config as SignedInConfig
  const german = { ...config, localization: { ...localization, preferred: 'de' } } as AdminConfig

  expect(askedAt('/collections/posts/12', search, german)[0]).toEqual(['/posts/12', locale])
})

test('LIST-1 so are the columns that somebody chose for a list', () => {
  expect(askedAt('/collections/posts')).toEqual([
    ['/payload-preferences/collection-posts', undefined],
  ])
})

test('NAV-7 so is what somebody chose for the dashboard', () => {
  for (const path of ['', '/']) {
    expect(askedAt(path)).toEqual([['/payload-preferences/stateroom-dashboard', undefined]])
  }
})

test('LIST-4 a trash is a list; where there is none, a document may be called so', () => {
  expect(askedAt('/collections/pages/trash')).toEqual([
    ['/payload-preferences/collection-pages', undefined],
  ])
  expect(askedAt('/collections/posts/trash')[0]).toEqual(['/posts/trash', 'en'])
})

test.each([
  '/collections/posts/12/versions',
  '/collections/posts/12/versions/3',
  '/collections/posts/12/api',
  '/globals/settings/versions',
  '/globals/settings/versions/3',
  '/globals/settings/api',
])('VER-8 R2 the document of %s is not: it may be restored before its form is there', (path) => {
  expect(askedAt(path)).toEqual([])
})

test.each(['/account', '/collections/posts/create', '/collections/unknown/12', '/globals/posts'])(
  '%s has no document to ask for',
  (path) => {
    expect(askedAt(path)).toEqual([])
  },
)

test('a stranger asks for nothing', () => {
  expect(askedAt('/collections/posts/12', '', { kind: 'signedOut' } as AdminConfig)).toEqual([])
})

test('an address that is no code is asked for as it is', () => {
  expect(askedAt('/collections/posts/%E0%A4%A')[0]).toEqual(['/posts/%25E0%25A4%25A', 'en'])
})
