import type { CollectionConfig } from 'payload'

export const templatesSlug = 'stateroom-templates'

const nobody = () => false

/** Hidden, and nobody's but ours: who may use one depends on the collection that it's of. */
export const templatesCollection: CollectionConfig = {
  slug: templatesSlug,
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  endpoints: false,
  graphQL: false,
  disableDuplicate: true,
  lockDocuments: false,
  fields: [
    // SQLite gives the ID of a deleted row to the next one, and addresses name this one.
    { name: 'id', type: 'text', required: true },
    { name: 'name', type: 'text' },
    { name: 'of', type: 'text', required: true, index: true },
    // The ID of the document that it was made from; empty once that is deleted.
    { name: 'source', type: 'text', index: true },
    { name: 'values', type: 'json' },
    { name: 'author', type: 'text', index: true },
  ],
}
