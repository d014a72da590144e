import { defineConfig } from 'stateroom-admin'

/** A small site on whose panel somebody works. */
export default defineConfig({
  siteName: 'Recto',
  admin: { developerPanel: true },
  collections: [
    { slug: 'users', auth: true, admin: { useAsTitle: 'email' }, fields: [] },
    {
      slug: 'notes',
      admin: { useAsTitle: 'title' },
      fields: [{ name: 'title', type: 'text', required: true }],
    },
  ],
})
