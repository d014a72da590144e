import { defineConfig } from 'stateroom-admin'

export default defineConfig({
  siteName: 'My site',
  admin: { user: 'users' },
  localization: { locales: ['en'], defaultLocale: 'en', fallback: true },
  collections: [
    { slug: 'users', auth: true, fields: [{ name: 'name', type: 'text' }] },
    {
      slug: 'pages',
      admin: { useAsTitle: 'title', defaultColumns: ['title', 'slug', 'updatedAt'] },
      access: { read: () => true },
      fields: [
        { name: 'title', type: 'text', required: true, localized: true },
        { name: 'slug', type: 'text', required: true, unique: true },
        { name: 'body', type: 'textarea', localized: true },
      ],
    },
  ],
})
