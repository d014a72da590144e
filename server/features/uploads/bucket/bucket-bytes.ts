import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { BytesWriter, UploadBytes } from '../bytes.ts'
import { UploadError } from '../failure.ts'
import type { Upload } from '../upload.ts'
import type { Bucket, StoredPart } from './bucket.ts'
import { BucketError } from './bucket-requests.ts'
import { offsetAfter, partSizeFor, storedParts, waitingObject } from './parts.ts'

/** In the bucket, where browsers send the parts themselves; what comes here becomes parts. */
export const bucketBytes = (bucket: Bucket): UploadBytes => ({
  begin: async (upload) => {
    const id = await bucket.startParts(waitingObject(upload), upload.type)
    return { ...upload, parts: { id, size: partSizeFor(upload.size) } }
  },
  offsetOf: async (upload) => {
    const stored = await partsLeft(bucket, upload)
    if (stored) return offsetAfter(upload, stored)
    return (await bucket.sizeOf(waitingObject(upload))) ?? 0
  },
  writer: async (upload, offset) => partWriter(bucket, upload, offset),
  finish: async (upload) => {
    const object = waitingObject(upload)
    const stored = await partsLeft(bucket, upload)
    if (stored) await bucket.joinParts(object, upload.parts!.id, stored)
    return hashOfObject(bucket, object, upload)
  },
  adopt: async (upload, path) => {
    await bucket.put(waitingObject(upload), { path }, upload.type)
    await rm(path, { force: true })
  },
  read: async (upload, range) => {
    const { body } = await bucket.read(waitingObject(upload), range)
    return Readable.from(upTo(upload.size + 1, body))
  },
  drop: async (upload) => {
    if (upload.parts && upload.hash === null) {
      await bucket.dropParts(waitingObject(upload), upload.parts.id)
    }
    await bucket.remove(waitingObject(upload))
  },
})

/** No more is copied to the server's disk than room was taken for, whatever the storage has. */
async function* upTo(size: number, chunks: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  let left = size
  for await (const chunk of chunks) {
    yield chunk.subarray(0, left)
    left -= chunk.length
    if (left <= 0) return
  }
}

/** null: they were joined, and whoever did so was ended before it was written down. */
const partsLeft = (bucket: Bucket, upload: Upload): Promise<readonly StoredPart[] | null> =>
  storedParts(bucket, upload).catch((thrown) => {
    if (thrown instanceof BucketError && thrown.status === 404) return null
    throw thrown
  })

/** Sends a part whenever there are enough bytes for one, and at the end the one that is left. */
function partWriter(bucket: Bucket, upload: Upload, offset: number): BytesWriter {
  const { id, size } = upload.parts!
  let number = offset / size + 1
  let received = offset
  let chunks: Buffer[] = []
  let held = 0

  const send = async () => {
    const bytes = Buffer.concat(chunks)
    const [part, rest] = [bytes.subarray(0, size), bytes.subarray(size)]
    chunks = rest.length > 0 ? [rest] : []
    held = rest.length
    await bucket.putPart(waitingObject(upload), id, number, part)
    number += 1
  }
  return {
    write: async (chunk) => {
      chunks.push(chunk)
      held += chunk.length
      received += chunk.length
      while (held >= size) await send()
    },
    close: async () => {
      // Half a part of a file that was cut would be a part too small.
      if (held > 0 && received === upload.size) await send()
    },
  }
}

/** A storage's own checksums are of parts, and not of a file: this is of what is there. */
async function hashOfObject(bucket: Bucket, object: string, upload: Upload): Promise<string> {
  const { name, size } = upload
  const { body } = await bucket.read(object)
  const hash = createHash('sha256')
  let read = 0
  for await (const chunk of body) {
    read += chunk.length
    if (read > size) break
    hash.update(chunk)
  }
  // A storage that doesn't hold browsers to the signed length has something else by now.
  if (read !== size) throw new UploadError('TOO_LARGE', 'moreThanSaid', { names: { name } })
  return hash.digest('hex')
}
