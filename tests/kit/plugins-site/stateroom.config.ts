import type { Plugin } from 'payload'
import { defineConfig } from 'stateroom-admin'

/** Installed on demand, beside Payload's own editor. */
const published = '../../payload-packages/node_modules/@payloadcms'
const exportsOf = async (name: string) =>
  (await import(`${published}/${name}/dist/index.js`)) as Record<
    string,
    (options: object) => Plugin
  >
const { formBuilderPlugin } = await exportsOf('plugin-form-builder')
const { nestedDocsPlugin } = await exportsOf('plugin-nested-docs')

/** A project with plugins of Payload's, as their guides say. */
export default defineConfig({
  collections: [
    { slug: 'users', auth: true, fields: [] },
    {
      slug: 'pages',
      versions: { drafts: true },
      admin: { useAsTitle: 'title', defaultColumns: ['title', '_status'] },
      defaultSort: 'title',
      fields: [{ name: 'title', type: 'text', required: true }],
    },
    {
      slug: 'topics',
      trash: true,
      admin: { useAsTitle: 'name' },
      defaultSort: 'name',
      fields: [
        { name: 'name', type: 'text', required: true },
        { name: 'broader', type: 'relationship', relationTo: 'topics' },
      ],
    },
  ],
  plugins: [
    formBuilderPlugin!({ fields: { text: true, textarea: true, email: true } }),
    nestedDocsPlugin!({ collections: ['pages'] }),
  ],
})
