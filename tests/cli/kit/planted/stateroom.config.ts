import type { Access } from 'payload'
import { defineConfig } from 'stateroom-admin'

/** A config with thirteen mistakes, each named where it is. */

const signedIn: Access = ({ req }) => Boolean(req.user)

const isAdmin = (user: unknown) => Object(user).role === 'admin'

export default defineConfig({
  localization: { locales: ['en', 'de'], defaultLocale: 'en', fallback: false },
  collections: [
    {
      slug: 'users',
      auth: true,
      fields: [
        { name: 'role', type: 'select', options: ['admin', 'editor'], defaultValue: 'editor' },
      ],
    },
    {
      slug: 'secrets',
      // 1. Nobody may read what articles must refer to.
      access: { read: () => false, create: signedIn },
      fields: [{ name: 'name', type: 'text' }],
    },
    {
      slug: 'articles',
      versions: { drafts: true },
      access: { create: signedIn, read: signedIn, update: signedIn, delete: signedIn },
      hooks: {
        beforeChange: [
          ({ data, operation }) => ({
            ...data,
            // 2. What was typed here is gone.
            source: undefined,
            // 3. And here it's something else.
            teaser: `${data.teaser ?? ''}`.toUpperCase(),
            // 4. A new draft is public.
            ...(operation === 'create' && { _status: 'published' }),
          }),
        ],
      },
      fields: [
        { name: 'title', type: 'text', required: true, maxLength: 60 },
        { name: 'source', type: 'text' },
        { name: 'teaser', type: 'text' },
        { name: 'kind', type: 'select', options: ['news', 'essay'], required: true },
        {
          // 5. There is no such kind.
          name: 'interviewee',
          type: 'text',
          required: true,
          admin: { condition: (data) => data.kind === 'interview' },
        },
        // 6. The default is longer than it may be.
        { name: 'code', type: 'text', maxLength: 3, defaultValue: 'none' },
        // 7. The default is none of the options.
        { name: 'size', type: 'select', options: ['small', 'large'], defaultValue: () => 'medium' },
        // 8. In German it's empty, although it must not be.
        { name: 'summary', type: 'textarea', localized: true, required: true },
        { name: 'secret', type: 'relationship', relationTo: 'secrets', required: true },
      ],
    },
    {
      slug: 'orders',
      access: {
        // 9. Editors are shown a button that is refused them.
        create: ({ req, data }) =>
          isAdmin(req.user) || (req.user !== null && data?.total === undefined),
        read: signedIn,
        update: signedIn,
        delete: signedIn,
      },
      fields: [
        { name: 'total', type: 'number', required: true, min: 0 },
        // 11. Nobody can fill in what is required.
        { name: 'number', type: 'text', required: true, hidden: true },
      ],
    },
    {
      slug: 'customers',
      hooks: {
        // 10. A name of the greatest length breaks it.
        afterChange: [
          ({ doc }) => {
            if (doc.name.length === 40) throw new Error('The label is too long.')
          },
        ],
      },
      fields: [
        { name: 'name', type: 'text', required: true, maxLength: 40 },
        // 13. Two customers may have the same desks all the same.
        { name: 'desks', type: 'select', options: ['a', 'b'], hasMany: true, unique: true },
        { name: 'notes', type: 'array', fields: [{ name: 'key', type: 'text', unique: true }] },
      ],
    },
    {
      slug: 'companies',
      fields: [
        { name: 'name', type: 'text' },
        // 12. Nothing can be saved.
        { name: 'vat', type: 'text', admin: { condition: (data) => data.address.isAbroad } },
      ],
    },
  ],
})
