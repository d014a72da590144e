import type { DocumentData } from '#contracts/documents'
import type { ClientField, RichTextField } from '#contracts/fields'
import { childrenOfNode } from '#contracts/fields'
import { isRecord } from '#contracts/is-record'
import type { RichNode } from '#contracts/rich-text/rich-nodes'
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
