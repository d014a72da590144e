import { describe, expect, test } from 'vitest'
import type { ResolvedConfig, StateroomConfig } from '#config-schema/config'
import { defineConfig, withDefaults } from '#config-schema/config'
import { Problem } from '#problems'

const smallest = defineConfig({ collections: [{ slug: 'users', auth: true, fields: [] }] })

const resolvedWith = (more: Partial<StateroomConfig> = {}): ResolvedConfig =>
  withDefaults({ ...smallest, ...more })

const collectionOf = ({ collections }: ResolvedConfig) => collections.at(-1)!

const withCollection = (more: object) =>
  collectionOf(
    resolvedWith({
      collections: [...(smallest.collections ?? []), { slug: 'posts', fields: [], ...more }],
    }),
  )

describe('CFG-1 the defaults of a collection', () => {
  const { access, ...rest } = withCollection({})

  test('are these', () => {
    expect(rest).toEqual({
      slug: 'posts',
      admin: {
        components: {},
        custom: {},
        enableRichTextLink: true,
        enableRichTextRelationship: true,
        pagination: { defaultLimit: 10, limits: [5, 10, 25, 50, 100] },
        useAsTitle: 'id',
      },
      auth: false,
      custom: {},
      endpoints: [],
      fields: [],
      hooks: expect.any(Object),
      indexes: [],
      timestamps: true,
      upload: false,
      versions: false,
    })
  })

  test.each(['create', 'delete', 'read', 'update'] as const)(
    'let in whoever is logged in to %s',
    (operation) => {
      const rule = access[operation] as (args: { req: { user: unknown } }) => boolean

      expect(rule({ req: { user: { id: 1 } } })).toBe(true)
      expect(rule({ req: { user: null } })).toBe(false)
    },
  )

  test('say nothing of what has no default', () => {
    expect(Object.keys(access).sort()).toEqual(['create', 'delete', 'read', 'update'])
  })

  test('give way to what is written, each key by itself', () => {
    const own = withCollection({
      admin: { pagination: { defaultLimit: 25 } },
      access: { read: () => true },
      timestamps: false,
    })

    expect(own.admin.pagination).toEqual({ defaultLimit: 25, limits: [5, 10, 25, 50, 100] })
    expect(own.admin.useAsTitle).toBe('id')
    expect(own.access.read?.({} as never)).toBe(true)
    expect(own.access.update?.({ req: { user: null } } as never)).toBe(false)
    expect(own.timestamps).toBe(false)
  })
})

test('CFG-2 a collection has a list of hooks for each of these names', () => {
  expect(withCollection({}).hooks).toEqual({
    afterChange: [],
    afterDelete: [],
    afterForgotPassword: [],
    afterLogin: [],
    afterLogout: [],
    afterMe: [],
    afterOperation: [],
    afterRead: [],
    afterRefresh: [],
    beforeChange: [],
    beforeDelete: [],
    beforeLogin: [],
    beforeOperation: [],
    beforeRead: [],
    beforeValidate: [],
    me: [],
    refresh: [],
  })
})

describe('CFG-3 the defaults of the whole', () => {
  test('are these', () => {
    const { collections, ...rest } = resolvedWith()

    expect(collections).toHaveLength(1)
    expect(rest).toEqual({
      siteName: 'Stateroom',
      globals: [],
      blocks: [],
      accounts: {
        maxSessionAge: 604_800,
        minPasswordLength: 8,
        refuseCommonPasswords: true,
        tokensInResponses: false,
      },
      admin: { user: 'users', theme: 'all' },
      routes: { admin: '/admin', api: '/api', graphQL: '/graphql' },
      graphQL: { disable: true, disableIntrospectionInProduction: true },
      cookiePrefix: 'payload',
      defaultMaxTextLength: 40_000,
      localization: false,
      preflight: { collections: {}, globals: {} },
      preview: { origins: [], drafts: false, linkHours: 72 },
      i18n: { fallback: 'en' },
      upload: {
        limits: { fileSize: 104857600 },
        path: '/uploadthing',
        expiresHours: 24,
        quotas: {
          perPerson: { bytes: 5 * 1024 ** 3, files: 2000 },
          all: { bytes: 20 * 1024 ** 3, files: 20_000 },
          freeBytes: 512 * 1024 ** 2,
        },
      },
      plugins: [],
      endpoints: [],
      custom: {},
    })
  })

  test('let people sign in to the first collection that has users', () => {
    const collections = [
      { slug: 'posts', fields: [] },
      { slug: 'editors', auth: true, fields: [] },
      { slug: 'readers', auth: true, fields: [] },
    ]

    expect(withDefaults({ collections }).admin.user).toBe('editors')
    expect(withDefaults({ collections, admin: { user: 'readers' } }).admin.user).toBe('readers')
  })

  test('give every locale a label and a direction, and let it fall back', () => {
    const locales = ['en', { code: 'ar', label: { en: 'Arabic' }, rtl: true }]

    expect(resolvedWith({ localization: { locales, defaultLocale: 'en' } }).localization).toEqual({
      locales: [
        { code: 'en', label: 'en', rtl: false },
        { code: 'ar', label: { en: 'Arabic' }, rtl: true },
      ],
      defaultLocale: 'en',
      fallback: true,
    })
  })

  test('keep what is written about usernames', () => {
    const auth = { loginWithUsername: { requireUsername: true, requireEmail: false } }

    expect(withCollection({ auth }).auth).toEqual(auth)
  })
})

test('DOC-5 drafts save themselves 2000 ms after the last edit, unless the config says otherwise', () => {
  const intervalOf = (autosave: unknown) =>
    withCollection({ versions: { drafts: { autosave } } }).versions

  expect(intervalOf(true)).toEqual({ drafts: { autosave: { interval: 2000 } } })
  expect(intervalOf({})).toEqual({ drafts: { autosave: { interval: 2000 } } })
  expect(intervalOf({ interval: 500 })).toEqual({ drafts: { autosave: { interval: 500 } } })
  expect(intervalOf(false)).toEqual({ drafts: { autosave: false } })
})

test('CFG-5 a config with mistakes is refused, with their number', () => {
  const refuse = () => withDefaults({})

  expect(refuse).toThrow(Problem)
  expect(refuse).toThrow(
    expect.objectContaining({ code: 'config.invalid', details: { count: '1' } }),
  )
})
