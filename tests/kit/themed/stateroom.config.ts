import { defineConfig } from 'stateroom-admin'
import { richText } from 'stateroom-admin/server'
import { users } from '../../../examples/magazine/collections/users.ts'

/** A site with a style sheet of its own, and a document of everything that is printed. */
export default defineConfig({
  siteName: 'The House',
  admin: {
    user: 'users',
    styleSheet: './theme.css',
    components: { beforeDashboard: ['./components/Swatch#Swatch'] },
  },
  collections: [
    {
      slug: 'stories',
      admin: { useAsTitle: 'title', defaultColumns: ['title', 'place', 'isPrinted'] },
      access: { read: () => true },
      versions: { drafts: true },
      fields: [
        { name: 'title', type: 'text', required: true },
        { name: 'place', type: 'text', admin: { position: 'sidebar' } },
        { name: 'isPrinted', type: 'checkbox', admin: { position: 'sidebar' } },
        { name: 'stories', type: 'relationship', relationTo: 'stories', hasMany: true },
        { name: 'summary', type: 'text' },
        { name: 'notes', type: 'textarea' },
        { name: 'body', type: 'richText', editor: richText() },
        {
          name: 'parts',
          type: 'blocks',
          admin: { initCollapsed: true },
          blocks: [{ slug: 'quote', fields: [{ name: 'words', type: 'textarea' }] }],
        },
        {
          name: 'steps',
          type: 'array',
          fields: [{ name: 'words', type: 'text' }],
        },
        {
          type: 'tabs',
          tabs: [
            { label: 'First', fields: [{ name: 'inFirst', type: 'text' }] },
            {
              label: 'Second',
              fields: [{ name: 'inSecond', type: 'richText', editor: richText() }],
            },
          ],
        },
        {
          type: 'collapsible',
          label: 'Folded',
          admin: { initCollapsed: true },
          fields: [{ name: 'inFolded', type: 'textarea' }],
        },
      ],
    },
    users,
  ],
})
