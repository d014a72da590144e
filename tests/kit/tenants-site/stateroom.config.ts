import type { Plugin } from 'payload'
import { defineConfig } from 'stateroom-admin'

/** Installed on demand, beside Payload's own editor. */
const plugin = '../../payload-packages/node_modules/@payloadcms/plugin-multi-tenant/dist/index.js'
const { multiTenantPlugin } = (await import(plugin)) as {
  multiTenantPlugin: (options: object) => Plugin
}

/** A project for several tenants, as the plugin's guide says. */
export default defineConfig({
  collections: [
    { slug: 'users', auth: true, fields: [{ name: 'sees', type: 'text', defaultValue: 'all' }] },
    {
      slug: 'tenants',
      admin: { useAsTitle: 'name' },
      fields: [{ name: 'name', type: 'text', required: true }],
    },
    {
      slug: 'pages',
      admin: { useAsTitle: 'title' },
      fields: [{ name: 'title', type: 'text', required: true }],
    },
  ],
  plugins: [
    multiTenantPlugin({
      collections: { pages: {} },
      userHasAccessToAllTenants: ({ sees }: { sees?: string }) => sees === 'all',
    }),
  ],
})
