import type { CollectionConfig, Config, GlobalConfig } from 'payload'
import type { StateroomOptions } from '#server'
import { temporaryFolder } from './temporary-folder.ts'

const users: CollectionConfig = {
  slug: 'users',
  auth: true,
  admin: { useAsTitle: 'email' },
  fields: [{ name: 'role', type: 'select', options: ['admin', 'editor'], defaultValue: 'editor' }],
}

const authors: CollectionConfig = {
  slug: 'authors',
  admin: { useAsTitle: 'name' },
  fields: [
    { name: 'name', type: 'text', required: true, unique: true },
    { name: 'articles', type: 'join', collection: 'articles', on: 'author' },
  ],
}

/** Without drafts: a save writes the document itself. */
const notes: CollectionConfig = {
  slug: 'notes',
  orderable: true,
  versions: { drafts: false },
  fields: [
    { name: 'title', type: 'text' },
    { name: 'count', type: 'number' },
  ],
}

const articles: CollectionConfig = {
  slug: 'articles',
  trash: true,
  admin: { useAsTitle: 'title', groupBy: true },
  versions: { drafts: { autosave: true }, maxPerDoc: 20 },
  fields: [
    { name: 'title', type: 'text', localized: true, required: true },
    { name: 'slug', type: 'text', unique: true },
    { name: 'kind', type: 'select', options: ['essay', 'news'] },
    { name: 'tags', type: 'text', hasMany: true },
    { name: 'pages', type: 'number' },
    { name: 'day', type: 'date' },
    { name: 'isLong', type: 'checkbox' },
    { name: 'author', type: 'relationship', relationTo: 'authors' },
    { name: 'related', type: 'relationship', relationTo: ['articles', 'notes'], hasMany: true },
    { name: 'cover', type: 'upload', relationTo: 'files' },
    { name: 'group', type: 'group', fields: [{ name: 'inner', type: 'text' }] },
    {
      name: 'rows',
      type: 'array',
      fields: [{ name: 'text', type: 'text', localized: true }],
    },
    {
      name: 'layout',
      type: 'blocks',
      blocks: [{ slug: 'quote', fields: [{ name: 'words', type: 'text' }] }],
    },
  ],
}

const header: GlobalConfig = {
  slug: 'header',
  fields: [
    { name: 'title', type: 'text', localized: true },
    { name: 'size', type: 'number' },
  ],
}

const front: GlobalConfig = {
  slug: 'front',
  versions: { drafts: { autosave: true } },
  fields: [
    { name: 'title', type: 'text' },
    { name: 'lead', type: 'relationship', relationTo: 'articles' },
  ],
}

/** A bit of everything that is kept in a database. */
export const lifeSite = (): Pick<Config, 'collections'> & Partial<Config> => ({
  localization: { locales: ['en', 'de'], defaultLocale: 'en', fallback: true },
  collections: [
    users,
    authors,
    notes,
    articles,
    { slug: 'files', upload: { staticDir: temporaryFolder('files') }, fields: [] },
  ],
  globals: [header, front],
})

export const lifeOptions: StateroomOptions = {
  search: { collections: ['articles', 'notes'] },
  audit: {},
}
