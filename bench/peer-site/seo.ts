import type { GroupField } from 'payload'

/** The group that the peer gets from a plugin. */
export const seo: GroupField = {
  name: 'meta',
  type: 'group',
  label: 'SEO',
  fields: [
    { name: 'title', type: 'text', localized: true },
    { name: 'description', type: 'textarea', localized: true },
    { name: 'image', type: 'upload', relationTo: 'media', localized: true },
  ],
}
