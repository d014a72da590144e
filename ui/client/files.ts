import type { DocumentData, Json } from '#config-schema'

/** Chosen files by a handle: a document's values are plain JSON, and a file is not. */
export interface Files {
  /** Keeps the file; the values that stand for it in the document. */
  keep(file: File): DocumentData
  find(value: Json | undefined): File | null
}

export function createFiles(): Files {
  const kept = new Map<string, File>()
  return {
    keep(file) {
      const handle = crypto.randomUUID()
      kept.set(handle, file)
      return { handle, name: file.name, size: file.size, type: file.type }
    },
    find(value) {
      const handle = typeof value === 'object' && value && !Array.isArray(value) && value.handle
      return typeof handle === 'string' ? (kept.get(handle) ?? null) : null
    },
  }
}
