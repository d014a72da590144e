import { camelOf } from '../scaffold/names.ts'

/** What a plugin of Payload's own is exported as, and the least that it takes, as code. */
export interface PayloadPlugin {
  exportName: string
  options: string
}

/**
 * `@payloadcms/plugin-seo` exports `seoPlugin`, `@payloadcms/storage-vercel-blob` `vercelBlobStorage`.
 * null: it's somebody else's.
 */
export function payloadPlugin(from: string): PayloadPlugin | null {
  const [, kind, name = ''] = /^@payloadcms\/(plugin|storage)-([a-z\d-]+)$/.exec(from) ?? []
  if (kind === undefined) return null
  return {
    exportName: `${camelOf(name)}${kind === 'plugin' ? 'Plugin' : 'Storage'}`,
    options: required[name] ?? '{}',
  }
}

/** Without these, what is written wouldn't compile. */
const required: Readonly<Record<string, string>> = {
  'cloud-storage': '{ collections: {} }',
  'import-export': '{ collections: [] }',
  'multi-tenant': '{ collections: {} }',
  'nested-docs': '{ collections: [] }',
  s3: "{ bucket: '', collections: {}, config: {} }",
  'vercel-blob': "{ collections: {}, token: '' }",
}
