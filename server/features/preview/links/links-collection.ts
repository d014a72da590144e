import type { CollectionConfig } from 'payload'

export const linksSlug = 'stateroom-preview-links'

const nobody = () => false

/** The links that are out. What they open is signed into each; here is which of them still work. */
export const linksCollection: CollectionConfig = {
  slug: linksSlug,
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  admin: { hidden: true },
  endpoints: false,
  lockDocuments: false,
  fields: [
    // Text, since ids of collections differ in kind.
    { name: 'entity', type: 'text', required: true, index: true },
    { name: 'document', type: 'text', index: true },
    // Of the document: a database may give its id again.
    { name: 'born', type: 'text' },
    { name: 'locale', type: 'text' },
    { name: 'userCollection', type: 'text' },
    { name: 'userId', type: 'text' },
    { name: 'expiresAt', type: 'date', required: true, index: true },
  ],
}
