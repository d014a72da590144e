import type { Digests } from './digests.ts'
import { makeDigests } from './digests.ts'
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
  digests: Digests
  /** The document that has it, also while that is being written down. */
  takenBy: (upload: Upload) => string | null
  /** A document has the file now. That it has it is remembered, its bytes aren't. */
  take: (key: string, document: string) => Promise<void>
}

export function makeUploads({ dir, expiresHours, path }: UploadOptions): Uploads {
  const store = uploadStore(dir)
  const taken = new Map<string, string>()
  return {
    ...{ dir, path, store },
    expiresMs: expiresHours * 3_600_000,
    mostWaiting: 2000,
    writers: soleWriters(),
    digests: makeDigests(),
    takenBy: (upload) => taken.get(upload.key) ?? upload.takenBy,
    take: async (key, document) => {
      taken.set(key, document)
      const upload = await store.find(key)
      if (upload) await store.keep({ ...upload, takenBy: document })
      await store.dropBytes(key)
      taken.delete(key)
    },
  }
}
