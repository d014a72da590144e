import type { Access } from 'payload'
import { defineConfig } from 'stateroom-admin'

const isAdmin: Access = ({ req }) => req.user?.role === 'admin'

/** A site whose panel speaks a language that is read from the right, with what only some may see. */
export default defineConfig({
  i18n: { languages: ['en', 'de', 'ar'] },
  collections: [
    {
      slug: 'users',
      auth: true,
      fields: [{ name: 'role', type: 'select', options: ['admin', 'editor'] }],
    },
    {
      slug: 'notes',
      admin: { useAsTitle: 'title' },
      versions: { drafts: true },
      fields: [{ name: 'title', type: 'text' }],
    },
    {
      slug: 'wrecks',
      admin: { useAsTitle: 'title' },
      versions: { drafts: true },
      access: { read: isAdmin, readVersions: isAdmin },
      fields: [{ name: 'title', type: 'text' }],
    },
  ],
  globals: [{ slug: 'imprint', fields: [{ name: 'name', type: 'text' }] }],
})
