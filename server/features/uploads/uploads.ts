import type { BucketConfig } from '#config-schema/config'
import type { Bucket } from './bucket/bucket.ts'
import { openBucket } from './bucket/bucket.ts'
import { bucketBytes } from './bucket/bucket-bytes.ts'
import type { UploadBytes } from './bytes.ts'
import type { Claims } from './claims.ts'
import { uploadClaims } from './claims.ts'
import { diskBytes } from './disk-bytes.ts'
import type { SoleWriters } from './sole-writers.ts'
import { soleWriters } from './sole-writers.ts'
import type { Upload } from './upload.ts'
import type { UploadStore } from './upload-store.ts'
import { uploadStore } from './upload-store.ts'

export interface UploadOptions {
  /** The folder of what was uploaded and not saved yet. */
  dir: string
  /** Below the API's. */
  path: string
  /** How long a target takes bytes, and a file waits to be saved. */
  expiresHours: number
  /** Files are kept in a bucket, uploaded ones and those of documents. */
  storage?: BucketConfig | undefined
}

/** The uploads of one server. */
export interface Uploads {
  dir: string
  path: string
  expiresMs: number
  /** As many unsaved uploads may one person have. */
  mostWaiting: number
  store: UploadStore
  writers: SoleWriters
  claims: Claims
  bytes: UploadBytes
  /** Absent: files are on the server's disk. */
  bucket: Bucket | undefined
  /** The document that has it, also where that was written down after `upload` was read. */
  takenBy: (upload: Upload) => string | null
  /** A document has the file now. That it has it is remembered, its bytes aren't. */
  take: (key: string, document: string) => Promise<void>
}

export function makeUploads({ dir, expiresHours, path, storage }: UploadOptions): Uploads {
  const bucket = storage && openBucket(storage)
  const store = uploadStore(dir)
  const bytes = bucket ? bucketBytes(bucket) : diskBytes(dir)
  // Whoever has read the record before it said so is told here, however late they ask.
  const taken = new Map<string, string>()
  return {
    ...{ dir, path },
    store: {
      ...store,
      forget: (key) => {
        taken.delete(key)
        return store.forget(key)
      },
    },
    expiresMs: expiresHours * 3_600_000,
    mostWaiting: 2000,
    writers: soleWriters(),
    claims: uploadClaims(dir),
    ...{ bucket, bytes },
    takenBy: (upload) => taken.get(upload.key) ?? upload.takenBy,
    take: async (key, document) => {
      taken.set(key, document)
      const upload = await store.find(key)
      if (upload) await store.keep({ ...upload, takenBy: document })
      if (upload) await bytes.drop(upload)
    },
  }
}
