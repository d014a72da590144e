import type { CollectionConfig } from 'payload'

export const hashesSlug = 'stateroom-file-hashes'

const nobody = () => false

/** What was uploaded, by its SHA-256: a file that is here already is found without reading any. */
export const hashesCollection: CollectionConfig = {
  slug: hashesSlug,
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  admin: { hidden: true },
  endpoints: false,
  lockDocuments: false,
  timestamps: false,
  fields: [
    // Text, since ids of collections differ in kind.
    { name: 'entity', type: 'text', required: true, index: true },
    { name: 'document', type: 'text', required: true, index: true },
    { name: 'hash', type: 'text', required: true, index: true },
  ],
}
