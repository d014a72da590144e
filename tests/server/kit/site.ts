import type { CollectionConfig } from 'payload'
import type { StateroomConfig } from '#config-schema/config'

type Overrides = Partial<StateroomConfig>

/** A small site that is right in every way. Made anew each time. */
export const aSite = (overrides: Overrides = {}): StateroomConfig => ({
  siteName: 'Harbour News',
  collections: [users(), posts()],
  ...overrides,
})

export const users = (): CollectionConfig => ({
  slug: 'users',
  auth: true,
  admin: { useAsTitle: 'email' },
  fields: [{ name: 'role', type: 'select', options: ['admin', 'editor'], defaultValue: 'editor' }],
})

export const posts = (): CollectionConfig => ({
  slug: 'posts',
  labels: { singular: { en: 'Post', de: 'Beitrag' }, plural: { en: 'Posts', de: 'Beiträge' } },
  admin: { useAsTitle: 'title' },
  fields: [
    { name: 'title', type: 'text', required: true },
    { name: 'body', type: 'textarea' },
    { name: 'notes', type: 'array', fields: [{ name: 'text', type: 'textarea' }] },
  ],
})
