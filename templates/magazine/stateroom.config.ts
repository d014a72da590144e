import { defineConfig } from 'stateroom-admin'
import { richText } from 'stateroom-admin/server'

export default defineConfig({
  siteName: 'My site',
  admin: { user: 'users' },
  localization: { locales: ['en'], defaultLocale: 'en', fallback: true },
  collections: [
    {
      slug: 'posts',
      versions: { drafts: true },
      admin: {
        useAsTitle: 'title',
        defaultColumns: ['title', 'author', '_status', 'publishedAt'],
      },
      // Visitors read what is published; whoever is signed in reads drafts, too.
      access: { read: ({ req }) => Boolean(req.user) || { _status: { equals: 'published' } } },
      fields: [
        { name: 'title', type: 'text', required: true, localized: true },
        { name: 'summary', type: 'textarea', localized: true, maxLength: 300 },
        { name: 'cover', type: 'upload', relationTo: 'media' },
        { name: 'body', type: 'richText', localized: true, editor: richText() },
        {
          name: 'slug',
          type: 'text',
          required: true,
          unique: true,
          admin: { position: 'sidebar' },
        },
        {
          name: 'author',
          type: 'relationship',
          relationTo: 'authors',
          admin: { position: 'sidebar' },
        },
        {
          name: 'categories',
          type: 'relationship',
          relationTo: 'categories',
          hasMany: true,
          admin: { position: 'sidebar' },
        },
        { name: 'publishedAt', type: 'date', admin: { position: 'sidebar' } },
      ],
    },
    {
      slug: 'authors',
      admin: { useAsTitle: 'name' },
      access: { read: () => true },
      fields: [
        { name: 'name', type: 'text', required: true },
        { name: 'biography', type: 'textarea', localized: true },
        { name: 'portrait', type: 'upload', relationTo: 'media' },
      ],
    },
    {
      slug: 'categories',
      admin: { useAsTitle: 'title' },
      access: { read: () => true },
      fields: [
        { name: 'title', type: 'text', required: true, localized: true },
        { name: 'slug', type: 'text', required: true, unique: true },
      ],
    },
    {
      slug: 'media',
      upload: { mimeTypes: ['image/*'] },
      access: { read: () => true },
      fields: [{ name: 'alt', type: 'text', localized: true }],
    },
    { slug: 'users', auth: true, fields: [{ name: 'name', type: 'text' }] },
  ],
})
