import { defineConfig } from 'stateroom-admin'
import { richText } from 'stateroom-admin/server'

export default defineConfig({
  siteName: 'My site',
  admin: { user: 'users' },
  localization: { locales: ['en'], defaultLocale: 'en', fallback: true },
  collections: [
    {
      slug: 'pages',
      versions: { drafts: true },
      defaultSort: 'position',
      admin: {
        useAsTitle: 'title',
        defaultColumns: ['title', 'section', 'position', '_status'],
      },
      // Visitors read what is published; whoever is signed in reads drafts, too.
      access: { read: ({ req }) => Boolean(req.user) || { _status: { equals: 'published' } } },
      fields: [
        { name: 'title', type: 'text', required: true, localized: true },
        { name: 'summary', type: 'textarea', localized: true, maxLength: 300 },
        { name: 'body', type: 'richText', localized: true, editor: richText() },
        {
          name: 'related',
          type: 'relationship',
          relationTo: 'pages',
          hasMany: true,
        },
        {
          name: 'slug',
          type: 'text',
          required: true,
          unique: true,
          admin: { position: 'sidebar' },
        },
        {
          name: 'section',
          type: 'relationship',
          relationTo: 'sections',
          required: true,
          admin: { position: 'sidebar' },
        },
        { name: 'position', type: 'number', defaultValue: 0, admin: { position: 'sidebar' } },
      ],
    },
    {
      slug: 'sections',
      defaultSort: 'position',
      admin: { useAsTitle: 'title' },
      access: { read: () => true },
      fields: [
        { name: 'title', type: 'text', required: true, localized: true },
        { name: 'slug', type: 'text', required: true, unique: true },
        { name: 'position', type: 'number', defaultValue: 0 },
      ],
    },
    { slug: 'users', auth: true, fields: [{ name: 'name', type: 'text' }] },
  ],
  globals: [
    {
      slug: 'header',
      access: { read: () => true },
      fields: [
        {
          name: 'links',
          type: 'array',
          maxRows: 8,
          fields: [
            { name: 'label', type: 'text', required: true, localized: true },
            { name: 'page', type: 'relationship', relationTo: 'pages', required: true },
          ],
        },
      ],
    },
  ],
})
