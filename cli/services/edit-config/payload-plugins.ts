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
  azure:
    "{ allowContainerCreate: false, baseURL: '', collections: {}, connectionString: '', containerName: '' }",
  'cloud-storage': '{ collections: {} }',
  // Whoever may do what is the site's to say; until then nobody may.
  ecommerce:
    "{ access: { adminOnlyFieldAccess: () => false, adminOrPublishedStatus: () => false, isAdmin: () => false, isDocumentOwner: () => false }, customers: { slug: 'users' } }",
  gcs: "{ bucket: '', collections: {}, options: {} }",
  'import-export': '{ collections: [] }',
  'multi-tenant': '{ collections: {} }',
  'nested-docs': '{ collections: [] }',
  s3: "{ bucket: '', collections: {}, config: {} }",
  stripe: "{ stripeSecretKey: '' }",
  uploadthing: '{ collections: {}, options: {} }',
  'vercel-blob': "{ collections: {}, token: '' }",
}
