import type { Payload } from 'payload'
import type { ClientUploads } from '#contracts/uploads'
import { keptOnPayload } from '../../kit/kept-on-payload.ts'
import type { Uploads } from './uploads.ts'

const kept = keptOnPayload<Uploads>('uploads')

export const keepUploads = (payload: Payload, uploads: Uploads): void => {
  kept.keep(payload, uploads)
}

export const uploadsOf = (payload: Payload): Uploads | undefined => kept.of(payload)

/** What the panel is told; undefined where files travel with the save. */
export function clientUploads(payload: Payload): ClientUploads | undefined {
  const uploads = uploadsOf(payload)
  if (!uploads) return undefined
  const maxFileSize = payload.config.upload.limits?.fileSize
  return { path: uploads.path, ...(maxFileSize !== undefined && { maxFileSize }) }
}
