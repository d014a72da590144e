import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Upload } from './upload.ts'

/** Whoever has an upload's signature may send its bytes, and do nothing else. */
export const signatureOf = (secret: string, upload: Upload): string =>
  signed(secret, upload).toString('base64url')

export function isSignedBy(secret: string, upload: Upload, given: string): boolean {
  const own = signed(secret, upload)
  const other = Buffer.from(given, 'base64url')
  return own.length === other.length && timingSafeEqual(own, other)
}

/** No other signature that is made with the site's secret is one of these. */
function signed(secret: string, { collection, expiresAt, key, size, user }: Upload): Buffer {
  const said = JSON.stringify([key, collection, user.collection, user.id, size, expiresAt])
  return createHmac('sha256', secret).update(`stateroom-upload:${said}`).digest()
}
