import { defineConfig } from 'stateroom-admin'

const site = process.env.SITE ?? 'http://localhost:3001'

/** Posts whose pages are on another origin, each page with what its slug says. */
export default defineConfig({
  admin: {
    user: 'users',
    livePreview: {
      url: `${site}/{slug}?id={id}`,
      collections: ['posts'],
      breakpoints: [{ name: 'phone', label: 'Phone', width: 375, height: 667 }],
    },
  },
  preview: { drafts: true },
  audit: {},
  collections: [
    {
      slug: 'posts',
      admin: { useAsTitle: 'title' },
      access: { read: ({ req }) => Boolean(req.user) || { _status: { equals: 'published' } } },
      versions: { drafts: true },
      fields: [
        { name: 'title', type: 'text', required: true },
        { name: 'slug', type: 'text' },
        { name: 'friend', type: 'relationship', relationTo: 'posts' },
        {
          name: 'sections',
          type: 'array',
          fields: [
            { name: 'heading', type: 'text' },
            { name: 'text', type: 'textarea' },
          ],
        },
      ],
    },
    { slug: 'users', auth: true, admin: { useAsTitle: 'email' }, fields: [] },
  ],
})
