import { defineConfig } from 'stateroom-admin'

export default defineConfig({
  siteName: 'My site',
  admin: { user: 'users' },
  localization: { locales: ['en'], defaultLocale: 'en', fallback: true },
  collections: [
    {
      slug: 'products',
      versions: { drafts: true },
      admin: { useAsTitle: 'name', defaultColumns: ['name', 'sku', 'price', 'stock', '_status'] },
      // Visitors read what is published; whoever is signed in reads drafts, too.
      access: { read: ({ req }) => Boolean(req.user) || { _status: { equals: 'published' } } },
      fields: [
        { name: 'name', type: 'text', required: true, localized: true },
        { name: 'description', type: 'textarea', localized: true },
        { name: 'pictures', type: 'upload', relationTo: 'media', hasMany: true },
        {
          name: 'variants',
          type: 'array',
          fields: [
            { name: 'label', type: 'text', required: true, localized: true },
            { name: 'sku', type: 'text', required: true },
            { name: 'price', type: 'number', min: 0 },
          ],
        },
        {
          name: 'sku',
          type: 'text',
          required: true,
          unique: true,
          admin: { position: 'sidebar' },
        },
        {
          name: 'price',
          type: 'number',
          required: true,
          min: 0,
          admin: { position: 'sidebar' },
        },
        { name: 'stock', type: 'number', min: 0, admin: { position: 'sidebar' } },
        {
          name: 'category',
          type: 'relationship',
          relationTo: 'categories',
          admin: { position: 'sidebar' },
        },
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
      slug: 'orders',
      admin: { useAsTitle: 'number', defaultColumns: ['number', 'email', 'status', 'createdAt'] },
      fields: [
        { name: 'number', type: 'text', required: true, unique: true },
        { name: 'email', type: 'email', required: true },
        {
          name: 'lines',
          type: 'array',
          minRows: 1,
          fields: [
            { name: 'product', type: 'relationship', relationTo: 'products', required: true },
            { name: 'quantity', type: 'number', required: true, min: 1, defaultValue: 1 },
            { name: 'price', type: 'number', required: true, min: 0 },
          ],
        },
        {
          name: 'status',
          type: 'select',
          required: true,
          defaultValue: 'open',
          options: ['open', 'paid', 'shipped', 'canceled'],
          admin: { position: 'sidebar' },
        },
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
  globals: [
    {
      slug: 'shop',
      access: { read: () => true },
      fields: [
        { name: 'currency', type: 'text', required: true, defaultValue: 'EUR' },
        { name: 'returns', type: 'textarea', localized: true },
      ],
    },
  ],
})
