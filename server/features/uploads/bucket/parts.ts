import type { UploadPart } from '#contracts/uploads'
import type { Upload } from '../upload.ts'
import type { Bucket, StoredPart } from './bucket.ts'

/** Bytes; storages take no smaller parts than 5 MiB, and no more than 10,000 of them. */
export const partSizeFor = (size: number): number =>
  Math.max(8 * 2 ** 20, Math.ceil(size / 10_000 / 2 ** 20) * 2 ** 20)

/** The object of an upload that no document has yet. */
export const waitingObject = ({ key }: { key: string }): string => `uploads/${key}`

/** Where the parts of an upload that is missing some of them are sent to. */
export async function missingParts(bucket: Bucket, upload: Upload, seconds: number) {
  const stored = await storedParts(bucket, upload)
  const missing = partsIn(upload).filter((part) => !isStored(part, stored))
  return Promise.all(
    missing.map(async (part): Promise<UploadPart> => {
      const { end, number, start } = part
      const asked = { uploadId: upload.parts!.id, number, size: end - start, seconds }
      return { ...part, url: await bucket.partUrl(waitingObject(upload), asked) }
    }),
  )
}

type Part = Omit<UploadPart, 'url'>

export const storedParts = (bucket: Bucket, upload: Upload): Promise<readonly StoredPart[]> =>
  bucket.partsOf(waitingObject(upload), upload.parts!.id)

/** Where whoever sends one part after the other goes on: half a part is nothing to a storage. */
export const offsetAfter = (upload: Upload, stored: readonly StoredPart[]): number =>
  partsIn(upload).find((part) => !isStored(part, stored))?.start ?? upload.size

/** The parts of a file, the last one with what is left. */
function partsIn({ parts, size }: Upload): Part[] {
  const { size: each } = parts!
  return Array.from({ length: Math.ceil(size / each) }, (_, index) => ({
    number: index + 1,
    start: index * each,
    end: Math.min((index + 1) * each, size),
  }))
}

const isStored = ({ end, number, start }: Part, stored: readonly StoredPart[]): boolean =>
  stored.some((part) => part.number === number && part.size === end - start)
