import type { CollectionConfig } from 'payload'
import { defineConfig } from 'stateroom-admin'
import { users } from '../../../../bench/list-site/users.ts'

const files: CollectionConfig = {
  slug: 'files',
  admin: { useAsTitle: 'filename' },
  upload: true,
  fields: [{ name: 'alt', type: 'text' }],
}

const pictures: CollectionConfig = {
  slug: 'pictures',
  admin: { useAsTitle: 'filename' },
  upload: {
    mimeTypes: ['image/*'],
    adminThumbnail: 'thumbnail',
    imageSizes: [{ name: 'thumbnail', width: 240, height: 160 }],
  },
  fields: [{ name: 'alt', type: 'text' }],
}

const albums: CollectionConfig = {
  slug: 'albums',
  admin: { useAsTitle: 'name' },
  fields: [
    { name: 'name', type: 'text' },
    { name: 'pictures', type: 'upload', relationTo: 'pictures', hasMany: true, maxRows: 3 },
  ],
}

const { BUCKET } = process.env

/** Large files of any type, and a library; in the bucket that `BUCKET` describes, where it does. */
export default defineConfig({
  siteName: 'Files',
  admin: { user: 'users' },
  collections: [files, pictures, albums, users],
  upload: {
    limits: { fileSize: 1024 ** 3 },
    ...(BUCKET && { storage: JSON.parse(BUCKET) }),
  },
})
