import { defineConfig } from 'stateroom-admin'

/** The site that the page about clients asks. */
export default defineConfig({
  graphQL: { disable: false },
  localization: { locales: ['en', 'de'], defaultLocale: 'en', fallback: true },
  collections: [
    { slug: 'users', auth: { useAPIKey: true }, fields: [] },
    {
      slug: 'posts',
      versions: { drafts: true },
      access: { read: ({ req }) => (req.user ? true : { _status: { equals: 'published' } }) },
      fields: [{ name: 'title', type: 'text', required: true, localized: true }],
    },
  ],
})
