import type { Field } from 'payload'
import type { StateroomConfig } from '#config-schema/config'
import { aSite, users } from './site.ts'

const localized = true

const fields: Field[] = [
  { name: 'title', type: 'text', localized },
  { name: 'slug', type: 'text', localized, unique: true },
  { name: 'state', type: 'text' },
  {
    type: 'tabs',
    tabs: [
      { name: 'seo', fields: [{ name: 'description', type: 'text', localized }] },
      { label: 'More', fields: [{ name: 'note', type: 'textarea', localized }] },
    ],
  },
  {
    name: 'sections',
    type: 'array',
    fields: [
      { name: 'heading', type: 'text', localized },
      { name: 'kind', type: 'text' },
      { name: 'links', type: 'array', fields: [{ name: 'label', type: 'text', localized }] },
    ],
  },
  {
    name: 'layout',
    type: 'blocks',
    blocks: [
      {
        slug: 'quote',
        fields: [
          { name: 'words', type: 'text', localized },
          { name: 'source', type: 'text' },
        ],
      },
    ],
  },
  {
    name: 'own',
    type: 'array',
    localized,
    fields: [
      { name: 'label', type: 'text' },
      { name: 'parts', type: 'array', fields: [{ name: 'text', type: 'text' }] },
    ],
  },
  { name: 'meta', type: 'group', localized, fields: [{ name: 'keywords', type: 'text' }] },
]

/** Everything that a language can have of its own, with drafts and without. */
export const translatedSite = (): StateroomConfig =>
  aSite({
    localization: { locales: ['en', 'de', 'fr'], defaultLocale: 'en', fallback: true },
    collections: [
      users(),
      { slug: 'articles', fields, versions: { drafts: true } },
      { slug: 'pages', fields },
    ],
    globals: [{ slug: 'front', fields, versions: { drafts: true } }],
  })
