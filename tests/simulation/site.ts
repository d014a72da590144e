import type { CollectionConfig, Field, RichTextField } from 'payload'
import type { ClientCollection, ClientField } from '#config-schema'
import { plainFeatures } from '#config-schema'
import { aCollection, aField } from '../kit/client-config.ts'

export const locales = ['en', 'de'] as const

/** As the panel is told of them. */
export const localization = {
  locales: locales.map((code) => ({ code, label: code, rtl: false })),
  defaultLocale: 'en',
  fallback: true,
}

/** What a deploy can take out of the form. */
export const removable = ['slug', 'meta.description', 'links.url', 'links', 'layout.note'] as const
export type Removable = (typeof removable)[number]

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
    },
    {
      name: 'meta',
      type: 'group',
      fields: [text('keywords'), ...when('meta.description', text('description'))],
    },
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
        fields: [text('text')],
      })),
    },
  ]
  return [
    { slug: 'pages', fields },
    { slug: 'articles', fields, versions: { drafts: { autosave: { interval: 2000 } } } },
  ]
}

/** The same as the panel is told of them. */
export const clientCollections = (removed: readonly Removable[] = []): ClientCollection[] => {
  const has = (name: Removable) => !removed.includes(name)
  const when = (name: Removable, field: ClientField) => (has(name) ? [field] : [])
  const fields: ClientField[] = [
    aField('text', 'title', { localized: true }),
    ...when('slug', aField('text', 'slug')),
    aField('number', 'rating', { max: 100 }),
    aField('richText', 'body', { features: { ...plainFeatures, blocks: [aBlock('aside')] } }),
    aField('group', 'meta', {
      fields: [
        aField('text', 'keywords'),
        ...when('meta.description', aField('text', 'description')),
      ],
    }),
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
      blocks: [aBlock('quote'), ...(has('layout.note') ? [aBlock('note')] : [])],
    }),
  ]
  return [
    aCollection({ slug: 'pages', locks: true, fields }),
    aCollection({ slug: 'articles', locks: true, fields, drafts: { autosave: 2000 } }),
  ]
}

const aBlock = (slug: string) => ({
  slug,
  labels: { singular: slug, plural: slug },
  group: null,
  picture: null,
  hasName: false,
  fields: [aField('text', 'text')],
})
