import type { CollectionConfig } from 'payload'

/** The users of a site whose config has no collection for them, as Payload adds it. */
export const defaultUsers = {
  slug: 'users',
  labels: {
    singular: ({ t }) => t('general:user'),
    plural: ({ t }) => t('general:users'),
  },
  admin: { useAsTitle: 'email' },
  auth: true,
  fields: [],
} satisfies CollectionConfig
