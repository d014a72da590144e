import type { Uploads } from './browser-uploads.ts'

/** The uploads of the person who is here. All but this is loaded with the first file. */
export interface UploadsDoor {
  /** Whether this collection's files are sent before the document is saved. */
  takes(slug: string): boolean
  open(): Promise<Uploads>
  /** null: no file was chosen yet. */
  get(): Uploads | null
  subscribe(listener: () => void): () => void
  close(): void
}

export function createUploadsDoor(
  takes: UploadsDoor['takes'],
  load: () => Promise<Uploads>,
): UploadsDoor {
  let opened: Uploads | null = null
  let opening: Promise<Uploads> | null = null
  let isClosed = false
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const begin = async () => {
    try {
      const uploads = await load()
      if (isClosed) uploads.close()
      opened = uploads
      uploads.subscribe(tell)
      tell()
      return uploads
    } catch (thrown) {
      // The next one who asks loads its files again.
      opening = null
      throw thrown
    }
  }
  return {
    takes,
    open() {
      opening ??= begin()
      return opening
    },
    get: () => opened,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close() {
      isClosed = true
      opened?.close()
    },
  }
}
