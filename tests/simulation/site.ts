import type { CollectionConfig, Field, FieldAccess, RichTextField } from 'payload'
import type { ClientCollection } from '#contracts/admin-config'
import type { Json } from '#contracts/documents'
import type { ClientField } from '#contracts/fields'
import { isRecord } from '#contracts/is-record'
import { plainFeatures } from '#contracts/rich-text/plain-features'
import { aCollection, aField } from '../kit/client-config.ts'

/** The collection of the pictures in texts. */
export const media = 'media'

export const locales = ['en', 'de'] as const

/** As the panel is told of them. */
export const localization = {
  locales: locales.map((code) => ({ code, label: code, rtl: false })),
  defaultLocale: 'en',
  fallback: true,
}

/** What a deploy can take out of the form. */
export const removable = ['slug', 'meta.description', 'links.url', 'links', 'layout.note'] as const

/** What a deploy can make of `remark`, which is a text. */
export const kinds = ['remark: group', 'remark: number'] as const
export type Removable = (typeof removable)[number] | (typeof kinds)[number]

/** Nobody changes these in a document that is closed: a save leaves them as they were, and says nothing. */
export const guarded: readonly string[] = ['note', 'meta/hint']

const whileOpen: FieldAccess = ({ doc }) => !doc?.closed

/** A hook of the site makes one space of several in a rich text. */
export function tidied(value: Json): Json {
  if (Array.isArray(value)) return value.map(tidied)
  if (!isRecord(value)) return value
  const { children, text, type } = value
  if (type === 'text' && typeof text === 'string') return { ...value, text: tidyText(text) }
  if (Array.isArray(children)) return { ...value, children: children.map(tidied) }
  return 'root' in value ? { ...value, root: tidied(value.root ?? null) } : value
}

const tidyText = (text: string): string => text.replaceAll(/ {2,}/g, ' ')

/** The documents of the simulation, as Payload is told of them. */
export function payloadCollections(
  removed: readonly Removable[] = [],
  editor?: RichTextField['editor'],
): CollectionConfig[] {
  const when = (name: Removable, field: Field): Field[] => (removed.includes(name) ? [] : [field])
  const text = (name: string): Field => ({ name, type: 'text' })
  const label: Field = { name: 'label', type: 'text', localized: true }
  const hasNotes = !removed.includes('layout.note')
  const fields: Field[] = [
    { name: 'title', type: 'text', localized: true },
    ...when('slug', text('slug')),
    { name: 'rating', type: 'number', max: 100 },
    {
      name: 'body',
      type: 'richText',
      ...(editor && { editor }),
      hooks: { beforeChange: [({ value }) => tidied(value ?? null)] },
    },
    {
      name: 'meta',
      type: 'group',
      fields: [
        text('keywords'),
        ...when('meta.description', text('description')),
        { name: 'hint', type: 'text', access: { update: whileOpen } },
      ],
    },
    { name: 'closed', type: 'checkbox' },
    { name: 'note', type: 'text', access: { update: whileOpen } },
    remarkOf(removed),
    ...when('links', {
      name: 'links',
      type: 'array',
      fields: [label, ...when('links.url', text('url')), { name: 'size', type: 'number' }],
    }),
    {
      name: 'layout',
      type: 'blocks',
      blocks: ['quote', ...(hasNotes ? ['note'] : [])].map((slug) => ({
        slug,
        fields: [text('text'), { name: 'story', type: 'richText', ...(editor && { editor }) }],
      })),
    },
  ]
  return [
    { slug: 'pages', fields },
    { slug: 'articles', fields, versions: { drafts: { autosave: { interval: 2000 } } } },
  ]
}

const remarkOf = (removed: readonly Removable[]): Field => {
  const inner: Field = { name: 'inner', type: 'text' }
  if (removed.includes('remark: group')) return { name: 'remark', type: 'group', fields: [inner] }
  return removed.includes('remark: number')
    ? { name: 'remark', type: 'number' }
    : { name: 'remark', type: 'text' }
}

/** The same as the panel is told of them. */
export const clientCollections = (removed: readonly Removable[] = []): ClientCollection[] => {
  const has = (name: Removable) => !removed.includes(name)
  const when = (name: Removable, field: ClientField) => (has(name) ? [field] : [])
  const fields: ClientField[] = [
    aField('text', 'title', { localized: true }),
    ...when('slug', aField('text', 'slug')),
    aField('number', 'rating', { max: 100 }),
    aField('richText', 'body', {
      hasHooks: true,
      features: {
        ...plainFeatures,
        blocks: [aBlock('aside', aField('number', 'size'))],
        uploads: { [media]: [] },
      },
    }),
    aField('group', 'meta', {
      fields: [
        aField('text', 'keywords'),
        ...when('meta.description', aField('text', 'description')),
        aField('text', 'hint'),
      ],
    }),
    aField('checkbox', 'closed'),
    aField('text', 'note'),
    clientRemark(removed),
    ...when(
      'links',
      aField('array', 'links', {
        fields: [
          aField('text', 'label', { localized: true }),
          ...when('links.url', aField('text', 'url')),
          aField('number', 'size'),
        ],
      }),
    ),
    aField('blocks', 'layout', {
      blocks: ['quote', ...(has('layout.note') ? ['note'] : [])].map((slug) =>
        aBlock(slug, aStory),
      ),
    }),
  ]
  return [
    aCollection({ slug: 'pages', locks: true, fields }),
    aCollection({ slug: 'articles', locks: true, fields, drafts: { autosave: 2000 } }),
    aCollection({ slug: media, fields: [aField('text', 'alt')], upload: { mimeTypes: [] } }),
  ]
}

/** What the form of a collection lacks, as far as it shows. */
export function removedIn({ fields }: ClientCollection): Removable[] {
  const missing = removable.filter((name) => name !== 'layout.note' && !hasField(fields, name))
  const remark = fields.find((field) => 'name' in field && field.name === 'remark')
  return [...missing, ...kinds.filter((kind) => kind === `remark: ${remark?.type}`)]
}

const hasField = (fields: readonly ClientField[], name: string): boolean => {
  const [first, ...rest] = name.split('.')
  const field = fields.find((one) => 'name' in one && one.name === first)
  if (field === undefined || rest.length === 0) return field !== undefined
  return 'fields' in field && hasField(field.fields ?? [], rest.join('.'))
}

const clientRemark = (removed: readonly Removable[]): ClientField =>
  removed.includes('remark: group')
    ? aField('group', 'remark', { fields: [aField('text', 'inner')] })
    : aField(removed.includes('remark: number') ? 'number' : 'text', 'remark')

const aStory = aField('richText', 'story', {
  features: { ...plainFeatures, uploads: { [media]: [] } },
})

/** The rich text of that name, wherever it is in the form. */
export function textFieldNamed({ fields }: Pick<ClientCollection, 'fields'>, name: string) {
  const found = fields.find((field) => 'name' in field && field.name === name) ?? aStory
  if (found.type !== 'richText') throw new Error(`${name} is no rich text.`)
  return found
}

const aBlock = (slug: string, ...more: ClientField[]) => ({
  slug,
  labels: { singular: slug, plural: slug },
  group: null,
  picture: null,
  hasName: false,
  fields: [aField('text', 'text'), ...more],
})
