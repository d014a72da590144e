import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { CollectionConfig, Plugin } from 'payload'
import type { StateroomConfig } from '#config-schema/config'
import { aSite, users } from './site.ts'

const packages = new URL('../../payload-packages/node_modules/@payloadcms/', import.meta.url)
const entryOf = (name: string) => new URL(`${name}/dist/index.js`, packages).href

/** Installed on demand: `npm ci --prefix tests/payload-packages`. */
export const hasAdapters = existsSync(fileURLToPath(entryOf('storage-s3')))

export const keeper = { email: 'ada@site.example', password: 'a-long-password' }

const files: CollectionConfig = { slug: 'files', upload: true, fields: [] }
const images: CollectionConfig = {
  slug: 'images',
  upload: { mimeTypes: ['image/*'], imageSizes: [{ name: 'small', width: 8 }] },
  fields: [],
}
const drafts: CollectionConfig = { ...images, slug: 'drafts', versions: { drafts: true } }
const blobs: CollectionConfig = { ...images, slug: 'blobs' }

/** A site whose files a storage adapter keeps, as Payload's documentation configures it. */
export async function adapterSite(asked: {
  endpoint: string
  clientUploads: boolean
}): Promise<StateroomConfig> {
  return aSite({
    collections: [users(), files, images, drafts, blobs],
    plugins: [await s3(asked), await memoryOnly(asked.endpoint)],
    onInit: async (payload) => {
      const { totalDocs } = await payload.count({ collection: 'users' })
      if (totalDocs === 0) await payload.create({ collection: 'users', data: keeper })
    },
  })
}

async function s3({ clientUploads, endpoint }: Parameters<typeof adapterSite>[0]) {
  const { s3Storage } = await import(entryOf('storage-s3'))
  return s3Storage({
    bucket: 'bucket',
    clientUploads,
    collections: { files: true, images: { prefix: 'pictures' }, drafts: { prefix: 'drafts' } },
    config: {
      credentials: { accessKeyId: 'an-id', secretAccessKey: 'a-secret' },
      endpoint,
      forcePathStyle: true,
      region: 'us-east-1',
    },
  }) as Plugin
}

interface Stored {
  file: { buffer: Buffer; mimeType: string }
  storageFilePath: string
}

/** An adapter that reads no file of the disk, as those of Vercel Blob and Google Cloud Storage. */
async function memoryOnly(endpoint: string) {
  const { cloudStoragePlugin } = await import(entryOf('plugin-cloud-storage'))
  const at = (path: string) => `${endpoint}/bucket/blobs/${path}`
  const adapter = () => ({
    name: 'memory-only',
    requiresClientUploadReceipt: true,
    handleUpload: async ({ file, storageFilePath }: Stored) => {
      const headers = { 'content-type': file.mimeType }
      await fetch(at(storageFilePath), {
        method: 'PUT',
        headers,
        body: new Uint8Array(file.buffer),
      })
    },
    handleDelete: async ({ storageFilePath }: Stored) => {
      await fetch(at(storageFilePath), { method: 'DELETE' })
    },
    staticHandler: (_req: unknown, { params }: { params: { filename: string } }) =>
      fetch(at(params.filename)),
  })
  return cloudStoragePlugin({ collections: { blobs: { adapter } } }) as Plugin
}
