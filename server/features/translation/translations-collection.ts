import type { CollectionConfig } from 'payload'

export const translationsSlug = 'stateroom-translations'

const nobody = () => false

/** What translations were made from: a row for each document and language. Hidden, and nobody's but ours. */
export const translationsCollection: CollectionConfig = {
  slug: translationsSlug,
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  endpoints: false,
  graphQL: false,
  disableDuplicate: true,
  lockDocuments: false,
  fields: [
    // Of the document and the language: there are never two of them.
    { name: 'id', type: 'text', required: true },
    { name: 'about', type: 'text', required: true, index: true },
    { name: 'made', type: 'json' },
  ],
}
