import { defineConfig } from 'stateroom-admin'

/** A small site whose people look at the same page. */
export default defineConfig({
  collections: [
    { slug: 'users', auth: true, admin: { useAsTitle: 'email' }, fields: [] },
    { slug: 'pages', fields: [{ name: 'title', type: 'text' }], versions: { drafts: true } },
  ],
})
