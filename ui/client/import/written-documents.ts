import type { BulkResult, DocumentId } from '#config-schema'
import { isId } from '../document-address.ts'
import type { KeptFile } from './import-work.ts'

/** What an import has written, as far as it can be taken back or deleted. */
export interface WrittenDocuments {
  created: readonly DocumentId[]
  changed: readonly BulkResult[]
}

export async function writtenDocuments(
  { store, key }: KeptFile,
  parts: number,
): Promise<WrittenDocuments> {
  const created: DocumentId[] = []
  const changed: BulkResult[] = []
  for (let part = 0; part < parts; part += 1) {
    for (const { result, writing } of await store.part(key, part)) {
      if (writing !== 'told' || !result || !isId(result.id)) continue
      const { id, title, base, before, outcome } = result
      if (outcome === 'created') created.push(id)
      if (outcome === 'changed' && before) {
        changed.push({ id, title, outcome, before, ...(base !== undefined && { base }) })
      }
    }
  }
  return { created, changed }
}
