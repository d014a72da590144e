import type { Plugin } from 'payload'
import { defineConfig } from 'stateroom-admin'

/** Installed on demand, beside Payload's own editor. */
const plugin = '../../payload-packages/node_modules/@payloadcms/plugin-seo/dist/index.js'
const { seoPlugin } = (await import(plugin)) as { seoPlugin: (options: object) => Plugin }

interface Asked {
  doc: { title?: string; slug?: string; cover?: unknown }
}

/** A project that has Payload's plugin for search engines, as its guide says. */
export default defineConfig({
  collections: [
    { slug: 'users', auth: true, fields: [] },
    { slug: 'media', upload: true, fields: [{ name: 'alt', type: 'text' }] },
    {
      slug: 'posts',
      admin: { useAsTitle: 'title' },
      versions: { drafts: true },
      fields: [
        { name: 'title', type: 'text' },
        { name: 'slug', type: 'text' },
        { name: 'cover', type: 'upload', relationTo: 'media' },
      ],
    },
  ],
  plugins: [
    seoPlugin({
      collections: ['posts'],
      uploadsCollection: 'media',
      generateTitle: ({ doc }: Asked) => `${doc.title} – Site`,
      generateDescription: ({ doc }: Asked) => `All about ${doc.title}.`,
      generateImage: ({ doc }: Asked) => doc.cover,
      generateURL: ({ doc }: Asked) => `https://site.example/${doc.slug}`,
    }),
  ],
})
