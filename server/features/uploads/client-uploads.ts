import type { Payload } from 'payload'
import type { ClientUploads } from '#config-schema'
import { keptOnPayload } from '../../kit/kept-on-payload.ts'
import type { Uploads } from './uploads.ts'

const kept = keptOnPayload<Uploads>('uploads')

export const keepUploads = (payload: Payload, uploads: Uploads): void => {
  kept.keep(payload, uploads)
}

/** What the panel is told; undefined where files travel with the save. */
export function clientUploads(payload: Payload): ClientUploads | undefined {
  const uploads = kept.of(payload)
  if (!uploads) return undefined
  const maxFileSize = payload.config.upload.limits?.fileSize
  return { path: uploads.path, ...(maxFileSize !== undefined && { maxFileSize }) }
}
