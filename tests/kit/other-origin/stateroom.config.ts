import { defineConfig } from 'stateroom-admin'

const app = process.env.APP ?? 'http://localhost:3001'

/** Tides that an app on another origin shows and changes. */
export default defineConfig({
  cors: [app],
  csrf: [app],
  collections: [
    { slug: 'users', auth: true, fields: [] },
    {
      slug: 'tides',
      access: { read: () => true },
      fields: [{ name: 'title', type: 'text', required: true }],
    },
  ],
})
