import { expect, test } from 'vitest'
import type { ConfigMistake, MistakeKind } from '#config-schema/config'
import { checkConfig } from '#config-schema/config'
import { sentenceFor } from './kit/sentence.ts'
import { siteWith, siteWithCollection, siteWithField } from './kit/sites.ts'

const text = { name: 'x', type: 'text' }
const drafts = { localizeStatus: true }
const jobs = { slug: 'payload-jobs', fields: [] }

const wrong = {
  'a key of the config': siteWith({ colections: [] }),
  'no collections': {},
  'collections of the wrong type': { collections: 'posts' },
  'a theme': siteWith({ admin: { theme: 'drak' } }),
  'the user collection': siteWith({ admin: { user: 'user' } }),
  'a collection without users': siteWith({ admin: { user: 'posts' } }),
  'nobody to sign in': { collections: [{ slug: 'users', fields: [] }] },
  'an editor by plain http': siteWith({ admin: { codeEditor: { cdn: 'http://cdn.example' } } }),
  'a key of the editor': siteWith({ admin: { codeEditor: { url: 'https://cdn.example' } } }),
  'a route': siteWith({ routes: { admin: 'admin' } }),
  'a key of the search': siteWith({ search: { colections: ['posts'], collections: ['posts'] } }),
  'a searched collection': siteWith({ search: { collections: ['post'] } }),
  'nothing to search': siteWith({ search: { collections: [] } }),
  'a searched collection twice': siteWith({ search: { collections: ['posts', 'posts'] } }),
  'a search under a taken name': siteWith({ search: { collections: ['posts'], slug: 'posts' } }),
  'a priority': siteWith({ search: { collections: ['posts'], priorities: { pots: 1 } } }),
  'a search of rows': siteWith({
    search: { collections: ['posts'], fields: [{ name: 'x', type: 'array', fields: [] }] },
  }),
  'a name that the search needs': siteWith({
    search: { collections: ['posts'], fields: [{ name: 'title', type: 'text' }] },
  }),
  'a checked collection': siteWith({ preflight: { collections: { post: {} } } }),
  'a checked global': siteWith({ preflight: { globals: { home: {} } } }),
  'a reviewed collection': siteWith({ review: { collections: { post: {} } } }),
  'a review without drafts': siteWith({ review: { collections: { posts: {} } } }),
  'a translation into no language': { ...siteWithCollection({}), translation: {} },
  'a source that is no locale': {
    ...siteWithCollection({}),
    localization: { locales: ['en', 'de'], defaultLocale: 'en' },
    translation: { source: 'ed' },
  },
  'what is not translated': {
    ...siteWithCollection({}),
    localization: { locales: ['en', 'de'], defaultLocale: 'en' },
    translation: { exclude: ['pots'] },
  },
  'two routes in one': siteWith({ routes: { api: '/admin/api' } }),
  'a cookie prefix': siteWith({ cookiePrefix: 'my site' }),
  'a limit': siteWith({ upload: { limits: { fileSize: 0 } } }),
  'the default locale': siteWith({ localization: { locales: ['en', 'de'], defaultLocale: 'ed' } }),
  'a locale twice': siteWith({ localization: { locales: ['en', 'en'], defaultLocale: 'en' } }),
  'no locales': siteWith({ localization: { locales: [], defaultLocale: 'en' } }),
  'a language': siteWith({ i18n: { languages: ['de'], fallback: 'en' } }),
  'a slug twice': siteWith({
    globals: [
      { slug: 'a', fields: [] },
      { slug: 'a', fields: [] },
    ],
  }),
  'a slug with a space': siteWithCollection({ slug: 'blog posts' }),
  'a reserved slug': siteWith({ collections: [{ slug: 'users', auth: true, fields: [] }, jobs] }),
  'a slug that hides globals': siteWithCollection({ slug: 'globals-old' }),
  'a block under another name': siteWith({ blocks: { quote: { slug: 'cite', fields: [] } } }),
  'no fields': siteWithCollection({ fields: undefined }),
  'a key of a collection': siteWithCollection({ acess: {} }),
  'a setting of a collection': siteWithCollection({ admin: { useAsTitle: 'titel' } }),
  'a column': siteWithCollection({ admin: { defaultColumns: ['title', 'updated'] } }),
  'a searched field': siteWithCollection({ admin: { listSearchableFields: ['tittle'] } }),
  'a sort': siteWithCollection({ defaultSort: '-publishdAt' }),
  'an index': siteWithCollection({ indexes: [{ fields: ['titl'] }] }),
  'access without a function': siteWithCollection({ access: { read: true } }),
  'a hook': siteWithCollection({ hooks: { afterSave: [] } }),
  'auth of the wrong type': siteWithCollection({ auth: 'yes' }),
  'a key of auth': siteWithCollection({ auth: { loginWithUserName: true } }),
  'versions without times': siteWithCollection({ versions: true, timestamps: false }),
  'a status per locale without locales': siteWithCollection({ versions: { drafts } }),
  'an autosave that never rests': siteWithCollection({
    versions: { drafts: { autosave: { interval: 5 } } },
  }),
  'a thumbnail': siteWithCollection({
    upload: { imageSizes: [{ name: 'small' }], adminThumbnail: 'smal' },
  }),
  'a method': siteWithCollection({
    endpoints: [{ path: '/a', method: 'GET', handler: () => null }],
  }),
  'a kind of field': siteWithField({ name: 'body', type: 'richtext' }),
  'a field without a kind': siteWithField({ name: 'body' }),
  'a field that is no object': siteWithField('body'),
  'a field without a name': siteWithField({ type: 'text' }),
  'a name with a dot': siteWithField({ name: 'seo.title', type: 'text' }),
  'a name twice': siteWithField({ type: 'row', fields: [{ name: 'title', type: 'text' }] }),
  'a reserved name': siteWith({
    collections: [{ slug: 'users', auth: true, fields: [{ name: 'hash', type: 'text' }] }],
  }),
  'a tab without a name': siteWithField({ type: 'tabs', tabs: [{ fields: [text] }] }),
  'a key of a field': siteWithField({ ...text, requird: true }),
  'a place on the page': siteWithField({ ...text, admin: { position: 'side' } }),
  'a number as text': siteWithField({ ...text, maxLength: '10' }),
  'half a character': siteWithField({ ...text, maxLength: 1.5 }),
  'less than nothing': siteWithField({ ...text, minLength: -1 }),
  'bounds that cross': siteWithField({ ...text, minLength: 9, maxLength: 5 }),
  'no choices': siteWithField({ name: 'x', type: 'select', options: [] }),
  'a choice twice': siteWithField({ name: 'x', type: 'radio', options: ['a', 'a'] }),
  'a default that is no choice': siteWithField({
    name: 'x',
    type: 'select',
    options: ['draft', 'done'],
    defaultValue: 'darft',
  }),
  'a relationship': siteWithField({ name: 'x', type: 'relationship', relationTo: 'user' }),
  'one of several relationships': siteWithField({
    name: 'x',
    type: 'relationship',
    relationTo: ['users', 'pots'],
  }),
  'an upload to where no files are': siteWithField({
    name: 'x',
    type: 'upload',
    relationTo: 'posts',
  }),
  'the collection of a join': siteWithField({
    name: 'x',
    type: 'join',
    collection: 'post',
    on: 'author',
  }),
  'the field of a join': siteWithField({
    name: 'x',
    type: 'join',
    collection: 'posts',
    on: 'titel',
  }),
  'a block by slug': siteWithField({
    name: 'x',
    type: 'blocks',
    blocks: [],
    blockReferences: ['quote'],
  }),
  'a name that is one in the database': siteWithField({ ...text, name: 'created_at' }),
  'a name that is too long for it': siteWithField({
    name: 'x'.repeat(60),
    type: 'array',
    fields: [text],
  }),
  'a getter that throws': siteWithCollection({
    admin: {
      get useAsTitle() {
        throw new Error('no title today')
      },
    },
  }),
}

const everyKind = {
  contradiction: true,
  duplicate: true,
  empty: true,
  malformed: true,
  missing: true,
  nameTooLong: true,
  noUsers: true,
  notAllowed: true,
  outOfRange: true,
  reserved: true,
  sameInDatabase: true,
  unknownKey: true,
  unreadable: true,
  unresolved: true,
  wrongType: true,
} satisfies Record<MistakeKind, true>

test('CFG-5 each mistake has a sentence that says where, what was found, what is allowed, and what was probably meant', () => {
  const sentences = Object.entries(wrong).map(
    ([situation, config]) =>
      `${situation}: ${checkConfig(config)
        .map((mistake) => sentenceFor(mistake))
        .join(' + ')}`,
  )

  expect(sentences.join('\n')).toMatchInlineSnapshot(`
    "a key of the config: colections: unknown key “colections”. Allowed: siteName, collections, globals, blocks, accounts, admin, routes, cookiePrefix, localization, email, defaultMaxTextLength, assignments, audit, comments, translation, preflight, preview, review, search, templates, i18n, upload, plugins, onInit, endpoints, hooks, queryPresets, jobs, custom, graphQL, auth, bin, bodyParser, compatibility, cors, csrf, db, debug, defaultDepth, editor, experimental, folders, indexSortableFields, kv, logger, loggingLevels, maxDepth, secret, serverURL, sharp, telemetry, typescript. Did you mean collections?
    no collections: collections is missing. Allowed: array.
    collections of the wrong type: collections is "posts"; it must be array.
    a theme: admin.theme is "drak". Allowed: all, light, dark. Did you mean dark?
    the user collection: admin.user refers to "user", which doesn’t exist. Available: users. Did you mean users?
    a collection without users: admin.user is "posts". Allowed: users.
    nobody to sign in: collections: no collection lets anyone sign in. Set auth: true on one of them.
    an editor by plain http: admin.codeEditor.cdn is "http://cdn.example"; it must look like "https://cdn.example.com/code-editor".
    a key of the editor: admin.codeEditor.url: unknown key “url”. Allowed: cdn.
    a route: routes.admin is "admin"; it must look like "/admin".
    a key of the search: search.colections: unknown key “colections”. Allowed: collections, slug, labels, priorities, fields, beforeSync, access. Did you mean collections?
    a searched collection: search.collections[0] refers to "post", which doesn’t exist. Available: users, posts. Did you mean posts?
    nothing to search: search.collections is empty. Add at least one item.
    a searched collection twice: search.collections[1] is "posts", which is already in use. Choose a different one.
    a search under a taken name: search.slug is "posts", which is already in use. Choose a different one.
    a priority: search.priorities.pots refers to "pots", which doesn’t exist. Available: posts. Did you mean posts?
    a search of rows: search.fields[0].type is "array". Allowed: text, textarea, number, email, date, checkbox, select, radio, code, json, point, relationship, upload.
    a name that the search needs: search.fields[0].name is "title", which is a reserved name. Choose a different one.
    a checked collection: preflight.collections.post refers to "post", which doesn’t exist. Available: users, posts. Did you mean posts?
    a checked global: preflight.globals.home refers to "home", which doesn’t exist. Available: –.
    a reviewed collection: review.collections.post refers to "post", which doesn’t exist. Available: users, posts. Did you mean posts?
    a review without drafts: collections[1].versions is false, which conflicts with the rest of the config. It must be { drafts: true } (review: posts).
    a translation into no language: localization is false, which conflicts with the rest of the config. It must be ≥ 2 locales (translation).
    a source that is no locale: translation.source refers to "ed", which doesn’t exist. Available: en, de. Did you mean en?
    what is not translated: translation.exclude[0] refers to "pots", which doesn’t exist. Available: users, posts. Did you mean posts?
    two routes in one: routes.api is "/admin/api", which conflicts with the rest of the config. It must be ≠ /admin/….
    a cookie prefix: cookiePrefix is "my site"; it must look like "my-site".
    a limit: upload.limits.fileSize is 0; it must be ≥ 1.
    the default locale: localization.defaultLocale refers to "ed", which doesn’t exist. Available: en, de. Did you mean en?
    a locale twice: localization.locales[1] is "en", which is already in use. Choose a different one.
    no locales: localization.locales is empty. Add at least one item.
    a language: i18n.fallback refers to "en", which doesn’t exist. Available: de.
    a slug twice: globals[1].slug is "a", which is already in use. Choose a different one.
    a slug with a space: collections[1].slug is "blog posts"; it must look like "blog-posts".
    a reserved slug: collections[1].slug is "payload-jobs", which is a reserved name. Choose a different one.
    a slug that hides globals: collections[1].slug is "globals-old", which is a reserved name. Choose a different one.
    a block under another name: blocks.quote.slug is "cite", which conflicts with the rest of the config. It must be "quote".
    no fields: collections[1].fields is missing. Allowed: array.
    a key of a collection: collections[1].acess: unknown key “acess”. Allowed: slug, labels, fields, access, admin, auth, upload, versions, hooks, endpoints, timestamps, trash, defaultSort, orderable, lockDocuments, indexes, custom, dbName, defaultPopulate, forceSelect, disableBulkDelete, disableBulkEdit, disableDuplicate, enableQueryPresets, folders, graphQL, typescript. Did you mean access?
    a setting of a collection: collections[1].admin.useAsTitle refers to "titel", which doesn’t exist. Available: title, id, createdAt, updatedAt. Did you mean title?
    a column: collections[1].admin.defaultColumns[1] refers to "updated", which doesn’t exist. Available: title, id, createdAt, updatedAt. Did you mean updatedAt?
    a searched field: collections[1].admin.listSearchableFields[0] refers to "tittle", which doesn’t exist. Available: title, id, createdAt, updatedAt. Did you mean title?
    a sort: collections[1].defaultSort refers to "-publishdAt", which doesn’t exist. Available: title, id, createdAt, updatedAt.
    an index: collections[1].indexes[0].fields[0] refers to "titl", which doesn’t exist. Available: title, id, createdAt, updatedAt. Did you mean title?
    access without a function: collections[1].access.read is true; it must be function.
    a hook: collections[1].hooks.afterSave: unknown key “afterSave”. Allowed: beforeOperation, beforeValidate, beforeChange, afterChange, beforeRead, afterRead, beforeDelete, afterDelete, afterOperation, afterError, beforeLogin, afterLogin, afterLogout, afterRefresh, afterMe, afterForgotPassword, me, refresh.
    auth of the wrong type: collections[1].auth is "yes"; it must be boolean | object.
    a key of auth: collections[1].auth.loginWithUserName: unknown key “loginWithUserName”. Allowed: loginWithUsername, tokenExpiration, useSessions, maxLoginAttempts, lockTime, verify, forgotPassword, cookies, depth, useAPIKey, removeTokenFromResponses, disableLocalStrategy, strategies. Did you mean loginWithUsername?
    versions without times: collections[1].timestamps is false, which conflicts with the rest of the config. It must be true (versions: true).
    a status per locale without locales: collections[1].versions.drafts.localizeStatus is true, which conflicts with the rest of the config. It must be false (localization: false).
    an autosave that never rests: collections[1].versions.drafts.autosave.interval is 5; it must be ≥ 100.
    a thumbnail: collections[1].upload.adminThumbnail refers to "smal", which doesn’t exist. Available: small. Did you mean small?
    a method: collections[1].endpoints[0].method is "GET". Allowed: get, post, patch, put, delete, head, options, connect. Did you mean get?
    a kind of field: collections[1].fields[1].type is "richtext". Allowed: text, textarea, number, email, password, date, checkbox, select, radio, code, json, point, relationship, upload, richText, array, blocks, group, row, collapsible, tabs, join, ui. Did you mean richText?
    a field without a kind: collections[1].fields[1].type is missing. Allowed: text, textarea, number, email, password, date, checkbox, select, radio, code, json, point, relationship, upload, richText, array, blocks, group, row, collapsible, tabs, join, ui.
    a field that is no object: collections[1].fields[1] is "body"; it must be object.
    a field without a name: collections[1].fields[1].name is missing. Allowed: string.
    a name with a dot: collections[1].fields[1].name is "seo.title"; it must look like "title".
    a name twice: collections[1].fields[1].fields[0].name is "title", which is already in use. Choose a different one.
    a reserved name: collections[0].fields[0].name is "hash", which is a reserved name. Choose a different one.
    a tab without a name: collections[1].fields[1].tabs[0].label is missing. Allowed: string | object | function.
    a key of a field: collections[1].fields[1].requird: unknown key “requird”. Allowed: type, name, required, validate, access, custom, defaultValue, hidden, index, typescriptSchema, unique, label, localized, saveToJWT, hooks, disableDuplicate, virtual, minLength, maxLength, hasMany, minRows, maxRows, admin. Did you mean required?
    a place on the page: collections[1].fields[1].admin.position is "side". Allowed: main, sidebar.
    a number as text: collections[1].fields[1].maxLength is "10"; it must be number.
    half a character: collections[1].fields[1].maxLength is 1.5; it must be integer.
    less than nothing: collections[1].fields[1].minLength is -1; it must be ≥ 0.
    bounds that cross: collections[1].fields[1].minLength is 9, which conflicts with the rest of the config. It must be ≤ maxLength (5).
    no choices: collections[1].fields[1].options is empty. Add at least one item.
    a choice twice: collections[1].fields[1].options[1] is "a", which is already in use. Choose a different one.
    a default that is no choice: collections[1].fields[1].defaultValue refers to "darft", which doesn’t exist. Available: draft, done. Did you mean draft?
    a relationship: collections[1].fields[1].relationTo refers to "user", which doesn’t exist. Available: users, posts. Did you mean users?
    one of several relationships: collections[1].fields[1].relationTo[1] refers to "pots", which doesn’t exist. Available: users, posts. Did you mean posts?
    an upload to where no files are: collections[1].fields[1].relationTo is "posts". Allowed: –.
    the collection of a join: collections[1].fields[1].collection refers to "post", which doesn’t exist. Available: users, posts. Did you mean posts?
    the field of a join: collections[1].fields[1].on refers to "titel", which doesn’t exist. Available: title, x. Did you mean title?
    a block by slug: collections[1].fields[1].blockReferences[0] refers to "quote", which doesn’t exist. Available: –.
    a name that is one in the database: collections[1].fields[1].name is called "created_at" in the database, as is "createdAt". Rename one of them: their values would share one place.
    a name that is too long for it: collections[1].fields[1].name is called “posts_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx” in the database, which is too long. Set dbName to a name of at most 63 characters.
    a getter that throws: collections[1].admin.useAsTitle can’t be read (no title today). Use a plain value."
  `)
})

test('CFG-5 every kind of mistake has a sentence in German, too', () => {
  const oneOfEach = new Map<string, ConfigMistake>()
  for (const mistake of Object.values(wrong).flatMap(checkConfig))
    oneOfEach.set(mistake.kind, mistake)

  const sentences = [...oneOfEach.values()].map((mistake) => sentenceFor(mistake, 'de'))

  expect([...oneOfEach.keys()].sort()).toEqual(Object.keys(everyKind))

  expect(sentences.join('\n')).toMatchInlineSnapshot(`
    "collections[1].fields[1].requird: unbekannter Schlüssel „requird“. Erlaubt: type, name, required, validate, access, custom, defaultValue, hidden, index, typescriptSchema, unique, label, localized, saveToJWT, hooks, disableDuplicate, virtual, minLength, maxLength, hasMany, minRows, maxRows, admin. Ist required gemeint?
    collections[1].fields[1].tabs[0].label fehlt. Erlaubt: string | object | function.
    collections[1].fields[1].maxLength ist 1.5; es muss integer sein.
    collections[1].fields[1].relationTo ist "posts". Erlaubt: –.
    collections[1].fields[1].blockReferences[0] verweist auf "quote", das es nicht gibt. Verfügbar: –.
    collections: Mit keiner Sammlung kann man sich anmelden. Bei einer auth: true setzen.
    collections[1].fields[1].name ist "seo.title"; es muss wie "title" aussehen.
    collections[1].fields[1].options ist leer. Mindestens einen Eintrag hinzufügen.
    collections[1].fields[1].options[1] ist "a", das ist schon vergeben. Etwas anderes wählen.
    collections[0].fields[0].name ist "hash", ein reservierter Name. Einen anderen wählen.
    collections[1].fields[1].minLength ist 9 und widerspricht damit der übrigen Konfiguration. Es muss ≤ maxLength (5) sein.
    collections[1].fields[1].minLength ist -1; es muss ≥ 0 sein.
    collections[1].fields[1].name heißt in der Datenbank "created_at", ebenso "createdAt". Eins davon umbenennen: Ihre Werte lägen an derselben Stelle.
    collections[1].fields[1].name heißt in der Datenbank „posts_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx“, das ist zu lang. Mit dbName einen Namen von höchstens 63 Zeichen setzen.
    collections[1].admin.useAsTitle ist nicht lesbar (no title today). Einen einfachen Wert verwenden."
  `)
})

test('CFG-5 every mistake is told at once, sorted by path, even behind a misspelt kind of field', () => {
  const inner = [{ name: 'a', type: 'txt', requird: true }, { name: 'b' }]
  const config = siteWith({ cookiePrefx: 'x' }, { acess: {} }, [
    { name: 'rows', type: 'arry', maxRows: '3', fields: inner },
  ])

  expect(checkConfig(config).map(({ path, place }) => `${path} (${place})`)).toEqual([
    'collections[1].acess (posts › acess)',
    'collections[1].fields[1].fields[0].requird (posts › rows › a › requird)',
    'collections[1].fields[1].fields[0].type (posts › rows › a › type)',
    'collections[1].fields[1].fields[1].type (posts › rows › b › type)',
    'collections[1].fields[1].maxRows (posts › rows › maxRows)',
    'collections[1].fields[1].type (posts › rows › type)',
    'cookiePrefx (cookiePrefx)',
  ])
})

const onCdn = (cdn: unknown) => siteWith({ admin: { codeEditor: { cdn } } })

test.each([
  'https://cdn.example.com',
  'https://cdn.example.com/',
  'https://CDN.example.com:8443/stateroom-admin@0.1.0/code-editor/',
  'http://localhost:4000/code-editor',
  'http://127.0.0.1:4000',
  'http://[::1]:4000/',
])('DOC-11 the code editor may be at %s', (cdn) => {
  expect(checkConfig(onCdn(cdn))).toEqual([])
})

test.each([
  'http://cdn.example.com',
  'http://localhost.example.com',
  '//cdn.example.com',
  'cdn.example.com',
  '/code-editor',
  'https://',
  'https://*.example.com',
  'https://ada:secret@cdn.example.com',
  'https://cdn.example.com/a?b=c',
  'https://cdn.example.com/a#b',
  'https://cdn.example.com/a; script-src *',
  "https://cdn.example.com/a 'unsafe-inline'",
  'https://cdn.example.com/a,b',
  'https://cdn.example.com/a\n',
  'https://cdn.example.com//a',
  'data:text/javascript,0',
  '',
])('DOC-11 the code editor may not be at %j', (cdn) => {
  expect(checkConfig(onCdn(cdn)).map((mistake) => sentenceFor(mistake))).toEqual([
    `admin.codeEditor.cdn is ${JSON.stringify(cdn)}; it must look like "https://cdn.example.com/code-editor".`,
  ])
})
