import { defineConfig } from 'stateroom-admin'

/** One document of many rows, and no bound on its versions. */
export default defineConfig({
  siteName: 'Bench',
  admin: { user: 'users' },
  collections: [
    { slug: 'users', auth: true, admin: { useAsTitle: 'email' }, fields: [] },
    {
      slug: 'papers',
      admin: { useAsTitle: 'title' },
      versions: { drafts: true, maxPerDoc: 0 },
      fields: [
        { name: 'title', type: 'text' },
        {
          name: 'rows',
          type: 'array',
          fields: [
            { name: 'name', type: 'text' },
            { name: 'note', type: 'textarea' },
            { name: 'amount', type: 'number' },
            { name: 'isOpen', type: 'checkbox' },
            { name: 'on', type: 'date' },
            { name: 'kind', type: 'select', options: ['a', 'b'] },
            { name: 'address', type: 'text' },
          ],
        },
      ],
    },
  ],
})
