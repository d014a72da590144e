import type { Payload } from 'payload'
import type { ClientUploads } from '#config-schema'
import type { Uploads } from './uploads.ts'

const uploadsOf = new WeakMap<Payload, Uploads>()

export const keepUploads = (payload: Payload, uploads: Uploads): void => {
  uploadsOf.set(payload, uploads)
}

/** What the panel is told; undefined where files travel with the save. */
export function clientUploads(payload: Payload): ClientUploads | undefined {
  const uploads = uploadsOf.get(payload)
  if (!uploads) return undefined
  const maxFileSize = payload.config.upload.limits?.fileSize
  return { path: uploads.path, ...(maxFileSize !== undefined && { maxFileSize }) }
}
