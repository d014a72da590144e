import type { ClientField, DocumentData, RichNode, RichTextField } from '#config-schema'
import { childrenOfNode, isRecord } from '#config-schema'
import { newId } from '../../kit/new-id.ts'
import { copyOfRow } from '../../rows/copy-of-row.ts'

/** The same node with ids of its own, and the rows within it with theirs. */
export function copyOfNode(field: RichTextField, raw: RichNode): RichNode {
  const own = typeof raw.id === 'string' ? { id: newId() } : {}
  if (!isRecord(raw.fields)) return { ...raw, ...own }
  const fields = copyOfFields(childrenOfNode(field, raw)?.fields ?? [], raw.fields)
  return { ...raw, ...own, fields }
}

function copyOfFields(fields: readonly ClientField[], values: DocumentData): DocumentData {
  const { id, ...copied } = copyOfRow(fields, values)
  return values.id === undefined ? copied : { ...copied, id: id! }
}
