import { randomBytes } from 'node:crypto'
import type { Collection, PayloadRequest } from 'payload'
import type { UploadDescriptor } from '#contracts/uploads'
import type { Whose } from './quota/quota.ts'
import type { Upload, UploadUser } from './upload.ts'
import { ownerOf, uploadUser } from './upload.ts'
import type { Uploads } from './uploads.ts'

type File = Pick<UploadDescriptor, 'name' | 'size' | 'type'>

/** An upload that nothing is kept of yet. */
export const newUpload = (
  { expiresMs }: Uploads,
  req: PayloadRequest,
  { config }: Collection,
  file: File,
): Upload => ({
  key: randomBytes(32).toString('base64url'),
  collection: config.slug,
  user: uploadUser(req) as UploadUser,
  ...file,
  expiresAt: Date.now() + expiresMs,
  hash: null,
  takenBy: null,
})

/** Makes all of them, once there's room for all. What couldn't be made takes none. */
export async function beginUploads(
  uploads: Uploads,
  { payload }: PayloadRequest,
  asked: readonly Upload[],
): Promise<Upload[]> {
  const { bucket, bytes, freeSpace, quota, store } = uploads
  if (!bucket) await freeSpace.mustHave(asked.reduce((sum, { size }) => sum + size, 0))
  const [first] = asked
  if (first) await quota.take(payload, waitingOf(first.user), asked.map(shareOf))
  const made: Upload[] = []
  try {
    for (const one of asked) {
      const upload = await bytes.begin(one)
      await store.keep(upload)
      made.push(upload)
    }
    return made
  } catch (thrown) {
    const unmade = asked.slice(made.length).map(({ key }) => key)
    await quota.giveBack(payload, unmade)
    throw thrown
  }
}

export const waitingOf = (user: UploadUser): Whose => ({ area: 'waiting', owner: ownerOf(user) })

export const shareOf = ({ expiresAt, key, size }: Upload) => ({ key, bytes: size, expiresAt })
