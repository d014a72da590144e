import type { CollectionConfig } from 'payload'

export const creationsSlug = 'stateroom-creations'

const nobody = () => false

/** Which creation made which document: hidden, and nobody's but ours. All processes share it. */
export const creationsCollection: CollectionConfig = {
  slug: creationsSlug,
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  fields: [
    { name: 'key', type: 'text', required: true, unique: true, index: true },
    /** The document's id; empty while it is being made. */
    { name: 'document', type: 'text' },
  ],
}
