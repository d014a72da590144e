import type { CollectionConfig, Field, PayloadRequest } from 'payload'
import type { BeforeSync, StateroomConfig } from '#config-schema/config'
import { aSite, users } from './site.ts'

const title: Field = { name: 'title', type: 'text', localized: true }

/** Drafts, a trash, and two languages. */
const posts: CollectionConfig = {
  slug: 'posts',
  admin: { useAsTitle: 'title' },
  versions: { drafts: true },
  trash: true,
  fields: [
    title,
    { name: 'summary', type: 'textarea', localized: true },
    { name: 'article', type: 'richText', localized: true },
    { name: 'topic', type: 'text' },
    { name: 'code', type: 'text' },
  ],
}

/** No drafts: what is saved is public. */
const pages: CollectionConfig = { slug: 'pages', admin: { useAsTitle: 'title' }, fields: [title] }

/** Not to be found. */
const notes: CollectionConfig = { slug: 'notes', fields: [title] }

/** What the site's own function cannot describe. */
export const indescribable = 'Nobody can describe this'

const describe: BeforeSync = ({ originalDoc, searchDoc }) => {
  if (originalDoc.topic === indescribable) throw new Error(indescribable)
  const { article, code, summary, topic } = originalDoc
  return { ...searchDoc, code, summary: article ?? summary, topic }
}

/** Only admins may make the entries anew; everybody may search. */
export const searchedSite = (): StateroomConfig =>
  aSite({
    localization: { locales: ['en', 'de'], defaultLocale: 'en', fallback: true },
    collections: [users(), posts, pages, notes],
    search: {
      collections: ['posts', 'pages'],
      priorities: { pages: 10 },
      fields: [
        { name: 'summary', type: 'textarea', localized: true },
        { name: 'topic', type: 'text' },
        { name: 'code', type: 'text', unique: true },
      ],
      beforeSync: describe,
      access: {
        read: () => true,
        reindex: ({ req }: { req: PayloadRequest }) => req.user?.role === 'admin',
      },
    },
  })
