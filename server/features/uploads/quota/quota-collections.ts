import type { CollectionConfig } from 'payload'

export const sharesSlug = 'stateroom-upload-shares'
export const totalsSlug = 'stateroom-upload-totals'

const nobody = () => false

const hidden = {
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  admin: { hidden: true },
  endpoints: false,
  lockDocuments: false,
  timestamps: false,
} as const satisfies Partial<CollectionConfig>

/** What each unsaved file takes. All processes of a site share it, whichever folders they have. */
const sharesCollection: CollectionConfig = {
  ...hidden,
  slug: sharesSlug,
  fields: [
    { name: 'key', type: 'text', required: true, unique: true, index: true },
    { name: 'owner', type: 'text', required: true },
    { name: 'bytes', type: 'number', required: true },
    // In ms since the epoch.
    { name: 'expiresAt', type: 'number', required: true, index: true },
  ],
}

/** Their sums, so that nobody counts files. */
const totalsCollection: CollectionConfig = {
  ...hidden,
  slug: totalsSlug,
  fields: [
    { name: 'owner', type: 'text', required: true, unique: true, index: true },
    { name: 'files', type: 'number', required: true },
    { name: 'bytes', type: 'number', required: true },
  ],
}

export const quotaCollections = [sharesCollection, totalsCollection]
