import type { CollectionConfig } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SignedInConfig, SignedOutConfig } from '#contracts/admin-config'
import type { ClientField } from '#contracts/fields'
import { languages } from '#locales'
import { secret, secretiveSite } from './kit/secretive-site.ts'
import type { TestServer } from './kit/serve.ts'
import { admin, serve } from './kit/serve.ts'
import { aSite, posts, users } from './kit/site.ts'

const editor = { email: 'ed@site.example', password: 'another-password' }

let server: TestServer
let adminCookie: string
let editorCookie: string

beforeAll(async () => {
  server = await serve(secretiveSite(), { secret: `${secret}-of-the-sessions` })
  await server.payload.create({ collection: 'users', data: { ...editor, role: 'editor' } })
  adminCookie = await server.signIn()
  editorCookie = await server.signIn(editor)
})
afterAll(() => server.close())

const ask = (headers: HeadersInit = {}) => server.ask('/api/stateroom/config', { headers })

const signedIn = async (cookie: string, headers: HeadersInit = {}) =>
  (await (
    await ask({ cookie, ...Object.fromEntries(new Headers(headers)) })
  ).json()) as SignedInConfig

const collection = ({ collections }: SignedInConfig, slug: string) => {
  const found = collections.find((one) => one.slug === slug)
  if (!found) throw new Error(`${slug} is not there.`)
  return found
}

const names = (fields: readonly ClientField[]): unknown[] =>
  fields.map((field) => ('name' in field ? field.name : field.type))

const named = (fields: readonly ClientField[], name: string) => {
  const found = fields.find((field) => 'name' in field && field.name === name)
  if (!found) throw new Error(`${name} is not there.`)
  return found
}

describe('before sign-in', () => {
  test('CFG-7 there is only what the login screen needs', async () => {
    expect(await (await ask()).json()).toEqual({
      kind: 'signedOut',
      siteName: 'Harbour News',
      cookiePrefix: 'payload',
      theme: 'all',
      language: 'en',
      languages,
      auth: {
        collection: 'users',
        loginWith: 'email',
        requireEmail: true,
        requireUsername: false,
      },
      sendsEmail: true,
      needsFirstUser: false,
      firstUserFields: [],
    } satisfies SignedOutConfig)
  })

  test('the first user has fields only for whoever has the token', async () => {
    const empty = await serve(aSite(), { isEmpty: true })
    const fieldsFor = async (headers: HeadersInit) => {
      const answer = await empty.ask('/api/stateroom/config', { headers })
      const { firstUserFields, needsFirstUser } = (await answer.json()) as SignedOutConfig
      return [needsFirstUser, names(firstUserFields)]
    }

    expect(await fieldsFor({})).toEqual([true, []])
    expect(await fieldsFor({ 'x-setup-token': 'guessed' })).toEqual([true, []])
    expect(await fieldsFor({ 'x-setup-token': empty.setupToken ?? '' })).toEqual([
      true,
      ['email', 'password', 'role'],
    ])
    await empty.close()
  })

  test.each([
    ['username', { allowEmailLogin: false, requireEmail: false, requireUsername: true }],
    ['emailOrUsername', { allowEmailLogin: true, requireEmail: true, requireUsername: false }],
  ] as const)('CFG-3 people sign in by %s', async (loginWith, loginWithUsername) => {
    const named: CollectionConfig = { ...users(), auth: { loginWithUsername } }
    const site = await serve(aSite({ collections: [named, posts()] }), { isEmpty: true })
    const { auth } = (await (await site.ask('/api/stateroom/config')).json()) as SignedOutConfig

    expect(auth).toEqual({
      collection: 'users',
      loginWith,
      requireEmail: loginWithUsername.requireEmail,
      requireUsername: loginWithUsername.requireUsername,
    })
    await site.close()
  })

  test.each([
    [true, []],
    [false, [{ name: 'email', type: 'email', required: false }]],
  ] as const)(
    '33.13 CFG-3 an address is asked for (%s) as the collection’s own field says',
    async (isRequired, own) => {
      const plain = users()
      const named: CollectionConfig = { ...plain, fields: [...own, ...plain.fields] }
      const site = await serve(aSite({ collections: [named, posts()] }), { isEmpty: true })
      const { auth } = (await (await site.ask('/api/stateroom/config')).json()) as SignedOutConfig

      expect(auth.requireEmail).toBe(isRequired)
      await site.close()
    },
  )
})

describe('signed in', () => {
  test('CFG-7 nothing secret is in any answer', async () => {
    const answers = await Promise.all([ask(), ask({ cookie: editorCookie })])

    for (const answer of answers) expect((await answer.text()).toLowerCase()).not.toContain(secret)
  })

  test('CFG-7 whoever may see more, sees more', async () => {
    const config = await signedIn(adminCookie)

    expect(config.collections.map(({ slug }) => slug)).toContain(`${secret}-papers`)
    expect(names(collection(config, 'whispers').fields)).toContain(`${secret}ForAdmins`)
    expect(JSON.stringify(config)).not.toContain(`${secret}Unsent`)
    expect(JSON.stringify(config)).not.toContain(`${secret}-notes`)
  })

  test('R11 CFG-7 what may be read and is in no form is named, and nothing else of it', async () => {
    const unshown = async (cookie: string) => collection(await signedIn(cookie), 'whispers').unshown
    const both = ['details.shelved', 'layout.quote.shelved', 'onlyHidden']

    expect((await unshown(editorCookie))?.toSorted()).toEqual(
      [...both, 'shelved', 'gone'].toSorted(),
    )
    expect((await unshown(adminCookie))?.toSorted()).toEqual(
      [...both, 'shelved', `${secret}Shelved`].toSorted(),
    )
    const { collections, globals } = await signedIn(editorCookie)
    const others = [...collections, ...globals].filter(({ slug }) => slug !== 'whispers')
    // Of a file.
    expect(others.flatMap(({ unshown = [] }) => unshown)).toEqual(['sizes'])
  })

  test('the answer has these parts and no others', async () => {
    const config = await signedIn(editorCookie)

    expect(Object.keys(config).sort()).toEqual(
      [
        ...[
          'auth',
          'changesMany',
          'collections',
          'comparesBase',
          'knowsAuthors',
          'looksAtMany',
          'sendsEmail',
          'tellsChanges',
          'cookiePrefix',
          'globals',
          'isAdministrator',
          'kind',
          'language',
          'languages',
        ],
        ...['localization', 'rules', 'siteName', 'theme', 'user'],
      ].sort(),
    )
    expect(config.collections.map(({ slug }) => slug)).toEqual([
      'users',
      'posts',
      'whispers',
      'files',
    ])
    expect(config.globals).toMatchObject([{ slug: 'settings', label: 'Collections' }])
  })

  test('a collection has these parts and no others', async () => {
    const { fields, ...whispers } = collection(await signedIn(editorCookie), 'whispers')

    expect(whispers).toEqual({
      slug: 'whispers',
      group: null,
      preview: { live: { breakpoints: [] }, page: true },
      description: 'Shown',
      drafts: { autosave: 900, authors: true },
      locks: true,
      versions: true,
      labels: { singular: 'Whisper', plural: 'Whispers' },
      useAsTitle: 'id',
      defaultColumns: ['id', 'madeUp', 'checked', 'annotated'],
      listSearchableFields: [],
      defaultSort: '-createdAt',
      pagination: { defaultLimit: 10, limits: [5, 10, 25, 50, 100] },
      auth: null,
      upload: null,
      timestamps: true,
      trash: false,
      access: { create: true, read: true, update: true, delete: true },
      unshown: ['shelved', 'details.shelved', 'gone', 'layout.quote.shelved', 'onlyHidden'],
    })
    expect(names(fields)).toEqual([
      ...['madeUp', 'checked', 'annotated', 'dressed', 'conditional', 'details', 'tabs', 'layout'],
      ...['linked', 'filtered', 'frozen'],
    ])
  })

  test('a field has these parts and no others', async () => {
    const { fields } = collection(await signedIn(editorCookie), 'whispers')

    expect(named(fields, 'frozen')).toEqual({
      type: 'text',
      label: 'Frozen',
      description: null,
      width: null,
      position: 'main',
      hidden: false,
      name: 'frozen',
      required: false,
      localized: false,
      unique: false,
      placeholder: null,
      defaultValue: null,
      readOnly: { create: true, update: true },
      disableListColumn: false,
      disableListFilter: false,
      disableBulkEdit: false,
      hasMany: false,
      minRows: null,
      maxRows: null,
      minLength: null,
      maxLength: null,
      autoComplete: null,
      rtl: false,
    })
  })

  test('what is inside groups, tabs and blocks is held back as well', async () => {
    const { fields } = collection(await signedIn(editorCookie), 'whispers')

    expect(named(fields, 'details')).toMatchObject({ fields: [{ name: 'open' }] })
    expect(fields.find(({ type }) => type === 'tabs')).toMatchObject({ tabs: [{ label: 'Plain' }] })
    expect(named(fields, 'layout')).toMatchObject({
      blocks: [{ slug: 'quote', fields: [{ name: 'words' }] }],
    })
    expect(named(fields, 'linked')).toMatchObject({ relationTo: ['posts'], isPolymorphic: true })
  })

  test('an upload collection shows what a file is, and not where it lies', async () => {
    const files = collection(await signedIn(editorCookie), 'files')

    expect(files.upload).toMatchObject({
      mimeTypes: ['image/*'],
      targets: { path: '/uploadthing', maxFileSize: 100 * 2 ** 20 },
    })
    expect(names(files.fields)).toEqual([
      ...['alt', 'url', 'thumbnailURL', 'filename', 'mimeType', 'filesize', 'width', 'height'],
      ...['focalX', 'focalY'],
    ])
    expect(named(files.fields, 'filename')).toMatchObject({ hidden: true })
  })

  test('a collection of users asks for a password, and shows none of its workings', async () => {
    const { auth, fields } = collection(await signedIn(editorCookie), 'users')

    expect(auth?.loginWith).toBe('email')
    expect(names(fields)).toEqual(['email', 'password', 'role'])
  })

  test('I18N-2 texts are in the language of the request', async () => {
    const german = await signedIn(editorCookie, { cookie: `${editorCookie}; payload-lng=de` })

    expect(german.language).toBe('de')
    expect(collection(german, 'posts').labels).toEqual({ singular: 'Beitrag', plural: 'Beiträge' })
    expect(named(collection(german, 'files').fields, 'alt').label).toBe('Worte')
    expect(german.globals[0]?.label).toBe('Sammlungen')
    expect(german.localization).toEqual({
      locales: [
        { code: 'en', label: 'English', rtl: false },
        { code: 'ar', label: 'Arabisch', rtl: true },
      ],
      defaultLocale: 'en',
      fallback: true,
    })
  })

  test('17.11 I18N-2 the content language that a person chose is told to them alone', async () => {
    const keep = (cookie: string, value: string) =>
      server.ask('/api/payload-preferences/locale', {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ value }),
      })
    const preferred = async (cookie: string) => (await signedIn(cookie)).localization?.preferred

    await keep(editorCookie, 'ar')
    expect(await preferred(editorCookie)).toBe('ar')
    expect(await preferred(adminCookie)).toBeUndefined()

    await keep(editorCookie, 'xx')
    expect(await preferred(editorCookie)).toBeUndefined()
  })

  test('the user knows who they are and when their session ends', async () => {
    const { user } = await signedIn(adminCookie)
    const me = await (
      await server.ask('/api/users/me', { headers: { cookie: adminCookie } })
    ).json()

    expect(user).toEqual({
      id: expect.anything(),
      collection: 'users',
      title: admin.email,
      sessionEndsAt: (me as { exp: number }).exp * 1000,
      canAccessAdmin: true,
    })
  })

  test('PERM-1 who may not enter the admin gets nothing of it', async () => {
    const closed = { ...users(), access: { admin: () => false } }
    const site = await serve(aSite({ collections: [closed, posts()] }))
    const answer = await site.ask('/api/stateroom/config', {
      headers: { cookie: await site.signIn() },
    })

    expect(await answer.json()).toMatchObject({
      user: { canAccessAdmin: false },
      collections: [],
      globals: [],
      localization: null,
    })
    await site.close()
  })

  test('PERM-1 a change of what a user may do shows in the next answer', async () => {
    const { docs } = await server.payload.find({
      collection: 'users',
      where: { email: { equals: editor.email } },
    })
    const promote = (role: string) =>
      server.payload.update({ collection: 'users', id: docs[0]!.id, data: { role } })

    await promote('admin')
    const before = await signedIn(editorCookie)
    await promote('editor')
    const after = await signedIn(editorCookie)

    expect(before.collections.map(({ slug }) => slug)).toContain(`${secret}-papers`)
    expect(after.collections.map(({ slug }) => slug)).not.toContain(`${secret}-papers`)
  })
})

test('whoever has the answer already is told so', async () => {
  const first = await ask({ cookie: adminCookie })
  const etag = first.headers.get('etag') ?? ''
  const second = await ask({ cookie: adminCookie, 'if-none-match': etag })
  const other = await ask({ cookie: editorCookie, 'if-none-match': etag })

  expect(first.headers.get('cache-control')).toBe('private, no-cache')
  expect([second.status, await second.text()]).toEqual([304, ''])
  expect(other.status).toBe(200)
})
