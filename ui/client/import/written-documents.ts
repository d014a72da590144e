import type { BulkResult } from '#contracts/bulk'
import type { DocumentId } from '#contracts/documents'
import { isId } from '../changed.ts'
import type { KeptFile } from './import-work.ts'
import { keptParts } from './kept-parts.ts'

/** What an import has written, as far as it can be taken back or deleted. */
export interface WrittenDocuments {
  created: readonly DocumentId[]
  changed: readonly BulkResult[]
}

export async function writtenDocuments(
  kept: KeptFile,
  parts: readonly number[],
): Promise<WrittenDocuments> {
  const created: DocumentId[] = []
  const changed: BulkResult[] = []
  for await (const { lines } of keptParts(kept, parts)) {
    for (const { result, writing } of lines) {
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
