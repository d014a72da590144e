import { defineConfig } from 'stateroom-admin'

/** A small site whose email arrives in the mailbox of a test. */
export default defineConfig({
  siteName: 'Recto',
  email: {
    from: 'recto@magazine.example',
    smtp: { host: '127.0.0.1', port: Number(process.env.MAILBOX_PORT) },
  },
  audit: {},
  collections: [
    {
      slug: 'users',
      auth: { useAPIKey: true },
      admin: { useAsTitle: 'email' },
      fields: [],
    },
    { slug: 'categories', fields: [{ name: 'name', type: 'text', required: true }] },
  ],
})
