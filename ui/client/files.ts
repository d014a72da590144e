import type { DocumentData, Json } from '#contracts/documents'
import { isRecord } from '#contracts/is-record'
import type { FetchedUpload, UploadedFile } from '#contracts/uploads'
import type { UploadsDoor } from './uploads/uploads-door.ts'

/** Chosen files by a handle: a document's values are plain JSON, and a file is not. */
export interface Files {
  /**
   * Keeps the file; the values that stand for it in the document. Where its collection takes files
   * ahead, its upload begins.
   */
  keep(file: File, collection?: string): DocumentData
  /** The same of a file that the server has fetched. */
  keepFetched(fetched: FetchedUpload, collection: string): DocumentData
  find(value: Json | undefined): File | null
  /** The SHA-256 of a file that is uploaded; null: it isn't yet, or goes with the save. */
  hashOf(value: Json | undefined): string | null
  /** What a save sends instead of the file, once it's uploaded; null: the file goes with the save. */
  uploaded(value: Json | undefined, signal: AbortSignal): Promise<UploadedFile | null>
  /** A document was saved with it. */
  handedOver(value: Json | undefined): void
  /** Nobody wants it any more. */
  discard(value: Json | undefined): void
  /** null: nobody is signed in. */
  uploads: UploadsDoor | null
}

export function createFiles(uploads: UploadsDoor | null = null): Files {
  const kept = new Map<string, File>()
  const find = (handle: string) => kept.get(handle) ?? uploads?.get()?.fileOf(handle) ?? null
  return {
    uploads,
    keep(file, slug) {
      const handle = crypto.randomUUID()
      kept.set(handle, file)
      const collection = slug !== undefined && uploads?.takes(slug) ? slug : null
      if (collection !== null) {
        // Without its code, the save asks for it once more.
        uploads?.open().then(
          (opened) => opened.add([{ key: handle, file, collection }]),
          () => {},
        )
      }
      const { name, size, type } = file
      return { handle, name, size, type, ...(collection !== null && { collection }) }
    },
    keepFetched: ({ key, fileHash, serverData }, collection) => ({
      ...{ handle: crypto.randomUUID(), ...serverData, collection },
      ...{ key, hash: fileHash },
    }),
    find: (value) => find(handleIn(value)),
    hashOf: (value) =>
      isFetched(value) ? (value.hash ?? null) : (uploads?.get()?.hashOf(handleIn(value)) ?? null),
    async uploaded(value, signal) {
      if (isFetched(value)) return uploadedOf(value)
      const collection = isRecord(value) ? value.collection : undefined
      if (uploads === null || typeof collection !== 'string') return null
      const key = handleIn(value)
      return (await uploads.open()).uploaded({ key, file: find(key), collection }, signal)
    },
    handedOver: (value) => uploads?.get()?.handedOver(handleIn(value)),
    discard: (value) => uploads?.get()?.discard(handleIn(value)),
  }
}

const handleIn = (value: Json | undefined): string =>
  isRecord(value) && typeof value.handle === 'string' ? value.handle : ''

/** What the server has of a file that it fetched itself. */
interface FetchedFile {
  key: string
  name: string
  size: number
  type: string
  collection: string
  hash?: string
}

/** It replaces the file of its document at the same address. */
export const keepsAddress = (value: unknown): boolean =>
  isRecord(value) && value.keepsAddress === true

export const isFetched = (value: unknown): value is FetchedFile =>
  isRecord(value) && typeof value.key === 'string' && typeof value.name === 'string'

const uploadedOf = ({ key, name, size, type, collection }: FetchedFile): UploadedFile => ({
  clientUploadContext: { key },
  collectionSlug: collection,
  filename: name,
  mimeType: type,
  size,
})
