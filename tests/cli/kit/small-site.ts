/** A config that keeps what it says. */
export const smallSite = `import { defineConfig } from 'stateroom-admin'

export default defineConfig({
  collections: [
    { slug: 'users', auth: true, fields: [] },
    {
      slug: 'posts',
      versions: { drafts: true },
      fields: [
        { name: 'title', type: 'text', required: true, maxLength: 20 },
        { name: 'rating', type: 'number', min: 1, max: 5 },
      ],
    },
  ],
})
`
