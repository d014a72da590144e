import { ValidationError } from 'payload'
import { defineConfig } from 'stateroom-admin'

const title = { name: 'title', label: 'Title', type: 'text', localized: true } as const

/** A site that publishes nothing in one language only. */
export default defineConfig({
  experimental: { localizeStatus: true },
  localization: {
    locales: [
      { code: 'en', label: 'English' },
      { code: 'de', label: 'German' },
    ],
    defaultLocale: 'en',
  },
  collections: [
    { slug: 'users', auth: true, fields: [] },
    {
      slug: 'notes',
      admin: { useAsTitle: 'title' },
      versions: { drafts: { schedulePublish: true } },
      fields: [{ ...title, required: true }],
    },
    {
      slug: 'deep',
      versions: { drafts: true },
      fields: [
        { name: 'title', type: 'text' },
        ...['one', 'two', 'three'].map(
          (name) => ({ name, type: 'textarea', admin: { rows: 12 } }) as const,
        ),
        {
          type: 'collapsible',
          label: 'More',
          admin: { initCollapsed: true },
          fields: [{ name: 'name', type: 'text', localized: true, required: true }],
        },
      ],
    },
    {
      slug: 'cards',
      admin: { useAsTitle: 'title' },
      versions: { drafts: { localizeStatus: true } },
      fields: [{ ...title, required: true }],
    },
    {
      slug: 'pages',
      admin: { useAsTitle: 'title' },
      hooks: {
        beforeChange: [
          ({ data, operation, req }) => {
            if (operation === 'create' || req.locale === 'de') return data
            const errors = [{ path: 'title.de', message: 'Translate this first.' }]
            throw new ValidationError({ collection: 'pages', errors })
          },
        ],
      },
      fields: [title, { name: 'note', type: 'relationship', relationTo: 'notes' }],
    },
  ],
  preflight: {
    collections: { notes: { translations: 'block' }, deep: { translations: 'block' } },
  },
})
