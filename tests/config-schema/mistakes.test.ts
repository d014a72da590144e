import { describe, expect, test } from 'vitest'
import type { ConfigMistake } from '#config-schema/config'
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
  'nobody to sign in': { collections: [{ slug: 'posts', fields: [] }] },
  'a route': siteWith({ routes: { admin: 'admin' } }),
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
  'a getter that throws': siteWith({
    get globals() {
      throw new Error('no globals today')
    },
  }),
}

test('CFG-5 each mistake has a sentence that says where, what was found, what is allowed, and what was probably meant', () => {
  const sentences = Object.entries(wrong).map(
    ([situation, config]) =>
      `${situation}: ${checkConfig(config)
        .map((mistake) => sentenceFor(mistake))
        .join(' + ')}`,
  )

  expect(sentences.join('\n')).toMatchInlineSnapshot()
})

test('CFG-5 every kind of mistake has a sentence in German, too', () => {
  const oneOfEach = new Map<string, ConfigMistake>()
  for (const mistake of Object.values(wrong).flatMap(checkConfig))
    oneOfEach.set(mistake.kind, mistake)

  const sentences = [...oneOfEach.values()].map((mistake) => sentenceFor(mistake, 'de'))

  expect(sentences.join('\n')).toMatchInlineSnapshot()
})
