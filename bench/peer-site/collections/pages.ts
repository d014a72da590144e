import type { CollectionConfig } from 'payload'
import { blocks } from '../blocks.ts'
import { seo } from '../seo.ts'

export const pages: CollectionConfig = {
  slug: 'pages',
  access: { read: () => true },
  admin: { useAsTitle: 'title' },
  versions: { drafts: true },
  fields: [
    { name: 'title', type: 'text', required: true, localized: true },
    { name: 'slug', type: 'text', index: true },
    { name: 'layout', type: 'blocks', blocks },
    seo,
  ],
}
