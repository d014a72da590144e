import type { Plugin } from 'payload'
import { defineConfig } from 'stateroom-admin'

/** Installed on demand, beside Payload's own editor. */
const published = '../../payload-packages/node_modules/@payloadcms'
const { formBuilderPlugin } = (await import(`${published}/plugin-form-builder/dist/index.js`)) as {
  formBuilderPlugin: (options: object) => Plugin
}

/** A project with plugins of Payload's, as their guides say. */
export default defineConfig({
  collections: [{ slug: 'users', auth: true, fields: [] }],
  plugins: [formBuilderPlugin({ fields: { text: true, textarea: true, email: true } })],
})
