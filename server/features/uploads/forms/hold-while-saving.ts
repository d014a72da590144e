import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { UploadError } from '../failure.ts'
import { ownerOf, uploadUser } from '../upload.ts'
import type { Uploads } from '../uploads.ts'

/** Bytes; fewer are no more than a JSON body, which is read into memory. */
const uncounted = 2 ** 20
/** No request takes as long: whoever holds it has ended. */
const longestMs = 6 * 3_600_000

/** Takes room for a file that this request copies; what was taken is given back when it ends. */
export async function holdWhileSaving(
  { freeSpace, quota }: Uploads,
  req: PayloadRequest,
  bytes: number,
): Promise<UploadError | null> {
  if (bytes <= uncounted) return null
  const share = { key: randomUUID(), bytes, expiresAt: Date.now() + longestMs }
  try {
    await freeSpace.mustHave(bytes)
    await quota.take(req.payload, { area: 'saving', owner: ownerOf(uploadUser(req)) }, [share])
  } catch (thrown) {
    if (thrown instanceof UploadError) return thrown
    throw thrown
  }
  req.context[held] = [...heldBy(req), share.key]
  return null
}

/** In the request's context: the keys of what it holds. */
const held = 'stateroomHeldWhileSaving'

const heldBy = ({ context }: PayloadRequest): readonly string[] =>
  (context?.[held] as string[] | undefined) ?? []

export async function endHold({ quota }: Uploads, req: PayloadRequest): Promise<void> {
  const keys = heldBy(req)
  if (keys.length > 0) await quota.giveBack(req.payload, keys)
}
