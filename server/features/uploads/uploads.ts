import type { Payload } from 'payload'
import type { BucketConfig, UploadQuotas } from '#config-schema/config'
import type { PendingWork } from '../../kit/pending-work.ts'
import { pendingWork } from '../../kit/pending-work.ts'
import type { Bucket } from './bucket/bucket.ts'
import { openBucket } from './bucket/bucket.ts'
import { bucketBytes } from './bucket/bucket-bytes.ts'
import type { UploadBytes } from './bytes.ts'
import type { Claims } from './claims.ts'
import { uploadClaims } from './claims.ts'
import { diskBytes } from './disk-bytes.ts'
import type { FreeSpace } from './quota/free-space.ts'
import { freeSpaceAt } from './quota/free-space.ts'
import type { Quota } from './quota/quota.ts'
import { openQuota } from './quota/quota.ts'
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
  quotas: UploadQuotas
  /** Files are kept in a bucket, uploaded ones and those of documents. */
  storage?: BucketConfig | undefined
}

/** The uploads of one server. */
export interface Uploads {
  dir: string
  path: string
  expiresMs: number
  quotas: UploadQuotas
  quota: Quota
  freeSpace: FreeSpace
  store: UploadStore
  writers: SoleWriters
  claims: Claims
  bytes: UploadBytes
  /** What goes on after an answer was sent. */
  pending: PendingWork
  /** Absent: files are on the server's disk. */
  bucket: Bucket | undefined
  /** The document that has it, also where that was written down after `upload` was read. */
  takenBy: (upload: Upload) => string | null
  /** A document has the file now. That it has it is remembered, its bytes aren't. */
  take: (payload: Payload, key: string, document: string) => Promise<void>
}

export function makeUploads({ dir, expiresHours, path, quotas, storage }: UploadOptions): Uploads {
  const bucket = storage && openBucket(storage)
  const store = uploadStore(dir)
  const quota = openQuota(quotas)
  const bytes = bucket ? bucketBytes(bucket) : diskBytes(dir)
  // Whoever has read the record before it said so is told here, however late they ask.
  const taken = new Map<string, string>()
  return {
    ...{ dir, path, quotas, quota },
    store: {
      ...store,
      forget: (key) => {
        taken.delete(key)
        return store.forget(key)
      },
    },
    expiresMs: expiresHours * 3_600_000,
    freeSpace: freeSpaceAt(dir, quotas.freeBytes),
    writers: soleWriters(),
    claims: uploadClaims(dir),
    pending: pendingWork(),
    ...{ bucket, bytes },
    takenBy: (upload) => taken.get(upload.key) ?? upload.takenBy,
    take: async (payload, key, document) => {
      taken.set(key, document)
      const upload = await store.find(key)
      if (upload) await store.keep({ ...upload, takenBy: document })
      if (upload) await bytes.drop(upload)
      await quota.giveBack(payload, [key])
    },
  }
}
