import { createRequire } from 'node:module'
import type { CollectionConfig, Plugin } from 'payload'
import { inProject } from '../../../scripts/kit/root.ts'
import { hasPayloadPackage } from '../../kit/payload-packages.ts'
import { connectionOf, startAzure } from '../../kit/storages/azure.ts'
import { account, privateKey, startGoogle } from '../../kit/storages/google.ts'
import { bindR2 } from '../../kit/storages/r2.ts'
import type { Storage } from '../../kit/storages/storage.ts'
import { startVercel, token } from '../../kit/storages/vercel.ts'

const names = ['storage-gcs', 'storage-azure', 'storage-vercel-blob', 'storage-r2']

/** Installed on demand: `npm ci --prefix tests/payload-packages`. */
export const hasStorages = names.every(hasPayloadPackage)

/** As Node loads them: the packages are installed in a folder of their own. */
const load = createRequire(inProject('tests/payload-packages/package.json'))

/** A storage, and the plugin that keeps the files of collections there. */
interface Kept extends Storage {
  plugin: (options: object) => Plugin
  close: () => Promise<void>
}

const kept = (storage: Storage, plugin: Kept['plugin'], close = async () => {}): Kept => ({
  ...{ objects: storage.objects, state: storage.state, plugin, close },
})

/** As Payload's documentation configures each; only where the storage is, and how often it's asked, differs. */
export const storages: Record<string, () => Promise<Kept>> = {
  gcs: async () => {
    const google = await startGoogle('bucket')
    const { gcsStorage } = load('@payloadcms/storage-gcs')
    const { JWT } = load('google-auth-library')
    const credentials = { client_email: account.email, private_key: privateKey }
    const authClient = new JWT({ email: account.email, key: privateKey, scopes: ['storage'] })
    authClient.credentials = { access_token: account.token, expiry_date: Date.now() + 3_600_000 }
    const options = {
      ...{ apiEndpoint: google.origin, projectId: 'project', useAuthWithCustomEndpoint: true },
      // Only so it says who it is when it begins an upload elsewhere than at Google.
      universeDomain: 'localhost',
      ...{ authClient, credentials, retryOptions: { autoRetry: false } },
    }
    return kept(google, (more) => gcsStorage({ ...more, bucket: 'bucket', options }), google.close)
  },
  azure: async () => {
    const azure = await startAzure('files')
    const { azureStorage } = load('@payloadcms/storage-azure')
    const options = {
      ...{ allowContainerCreate: false, containerName: 'files' },
      ...{ baseURL: `${azure.origin}/site`, connectionString: connectionOf(azure.origin) },
    }
    return kept(azure, (more) => azureStorage({ ...more, ...options }), azure.close)
  },
  vercel: async () => {
    const vercel = await startVercel()
    process.env.VERCEL_BLOB_API_URL = `${vercel.origin}/api`
    process.env.STORAGE_VERCEL_BLOB_BASE_URL = vercel.origin
    process.env.VERCEL_BLOB_RETRIES = '0'
    const { vercelBlobStorage } = load('@payloadcms/storage-vercel-blob')
    return kept(vercel, (options) => vercelBlobStorage({ ...options, token }), vercel.close)
  },
  r2: async () => {
    const r2 = bindR2()
    const { r2Storage } = load('@payloadcms/storage-r2')
    return kept(r2, (options) => r2Storage({ ...options, bucket: r2.binding }))
  },
}

/** Of each storage: for everybody; by rules, with drafts; and with uploads of clients. */
export const kinds = ['open', 'ruled', 'direct'] as const

export const collectionsOf = (name: string, pastes: { port: string }): CollectionConfig[] =>
  kinds.map((kind) => {
    const source = [{ hostname: '127.0.0.1', ...pastes }]
    return {
      slug: `${name}-${kind}`,
      upload: {
        imageSizes: [{ name: 'small', width: 8, height: 8 }],
        pasteURL: { allowList: source },
        skipSafeFetch: source,
      },
      access: {
        read: ({ req }) => kind !== 'ruled' || req.user !== null || { isPublic: { equals: true } },
      },
      ...(kind === 'ruled' && { versions: { drafts: true } }),
      fields: [{ name: 'isPublic', type: 'checkbox' }],
    }
  })

/** Two of its plugin, as a site has them that lets clients upload to one collection only. */
export const pluginsOf = (name: string, { plugin }: Pick<Kept, 'plugin'>): Plugin[] => {
  const at = (...some: readonly string[]) =>
    Object.fromEntries(some.map((kind) => [`${name}-${kind}`, { prefix: kind }]))
  return [
    plugin({ collections: at('open', 'ruled') }),
    plugin({ collections: at('direct'), clientUploads: true }),
  ]
}

export type { Kept }
