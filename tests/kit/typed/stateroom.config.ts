import type { CollectionConfig, Field, FieldHook } from 'payload'
import { defineConfig } from 'stateroom-admin'
import { richText } from 'stateroom-admin/server'

/** A text as an editor's desk sets it: neither end is blank, and it ends in three dots. */
const polish: FieldHook = ({ value }) =>
  typeof value === 'string' && value !== '' ? `${value.replace(/…$/, '').trim()}…` : value

/** A script as a site wants it: the first line says who has looked at it. */
const check: FieldHook = ({ value }) =>
  typeof value === 'string' && !value.startsWith('// checked') ? `// checked\n${value}` : value

const own = (Component: string) => ({ admin: { components: { Field: Component } } })

const textsWith = (hooks: { beforeChange?: FieldHook[] }): Field[] => [
  { name: 'title', type: 'text', hooks },
  { name: 'body', type: 'textarea', hooks },
  { name: 'mail', type: 'email', label: { en: 'Mail', de: 'Post' } },
  { name: 'plain', type: 'text', hooks, ...own('./components/Own#Plain') },
  { name: 'rows', type: 'array', fields: [{ name: 'words', type: 'text', hooks }] },
  {
    name: 'layout',
    type: 'blocks',
    blocks: [{ slug: 'part', fields: [{ name: 'words', type: 'textarea', hooks }] }],
  },
]

const fields: Field[] = [
  ...textsWith({}),
  { name: 'amount', type: 'number' },
  { name: 'day', type: 'date' },
  { name: 'data', type: 'json' },
  { name: 'source', type: 'code' },
  { name: 'pair', type: 'json', ...own('./components/Pair#Pair') },
  { name: 'friend', type: 'relationship', relationTo: 'proofs' },
  {
    name: 'words',
    type: 'richText',
    defaultValue: () => textOf(paragraph(), note(), paragraph()),
    editor: richText({
      blocks: [{ slug: 'note', fields: [{ name: 'inner', type: 'richText', editor: richText() }] }],
    }),
  },
]

const paragraph = () => ({
  ...{ type: 'paragraph', version: 1, format: '', indent: 0, direction: null },
  ...{ textFormat: 0, textStyle: '', children: [] },
})

const textOf = (...children: object[]) => ({
  root: { type: 'root', version: 1, format: '', indent: 0, direction: null, children },
})

/** A block with a text in it. */
const note = () => ({
  ...{ type: 'block', version: 2, format: '' },
  fields: {
    id: crypto.randomUUID().replaceAll('-', '').slice(0, 24),
    ...{ blockType: 'note', blockName: '', inner: textOf(paragraph()) },
  },
})

const polished: Field[] = [
  ...textsWith({ beforeChange: [polish] }),
  { name: 'source', type: 'code', hooks: { beforeChange: [check] } },
]

const savingThemselves = { drafts: { autosave: { interval: 500 } } }

const shared = { admin: { useAsTitle: 'title' }, lockDocuments: false } as const

/**
 * Every kind of field that somebody types in. `sheets` save themselves, `papers` do not, `letters` are
 * locked, and what is saved to `proofs` comes back another text; of `galleys`, which save themselves, too.
 */
export default defineConfig({
  siteName: 'Typed',
  localization: {
    locales: [
      { code: 'en', label: 'English' },
      { code: 'de', label: 'German' },
    ],
    defaultLocale: 'en',
  },
  collections: [
    { slug: 'users', auth: true, fields: [] },
    { ...shared, slug: 'sheets', versions: savingThemselves, fields },
    { ...shared, slug: 'papers', versions: { drafts: true }, fields },
    {
      ...shared,
      slug: 'letters',
      versions: { drafts: true },
      lockDocuments: { duration: 300 },
      fields,
    },
    { ...shared, slug: 'proofs', fields: polished },
    { ...shared, slug: 'galleys', versions: savingThemselves, fields: polished },
  ] satisfies CollectionConfig[],
})
