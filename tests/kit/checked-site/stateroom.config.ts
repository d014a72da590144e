import { defineConfig } from 'stateroom-admin'

/** A site that publishes no note with an exclamation mark. */
export default defineConfig({
  collections: [
    { slug: 'users', auth: true, fields: [] },
    {
      slug: 'notes',
      admin: { useAsTitle: 'title' },
      versions: { drafts: true },
      fields: [{ name: 'title', type: 'text' }],
    },
  ],
  preflight: {
    collections: {
      notes: {
        checks: [
          ({ doc }) =>
            doc.title?.includes('!')
              ? [{ path: 'title', text: 'Don’t shout.', severity: 'block' }]
              : [],
        ],
      },
    },
  },
})
