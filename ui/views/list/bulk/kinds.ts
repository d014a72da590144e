import type { BulkChange, ClientCollection } from '#config-schema'
import { editableFields } from './editable-fields.ts'

/** What somebody can ask for; taking back follows from it. */
export type BulkKind = Exclude<BulkChange['kind'], 'undo'>

/** What this person may do to many documents of a collection; each may still be refused. */
export function offeredKinds(collection: ClientCollection): readonly BulkKind[] {
  const { access, disableBulkEdit, drafts } = collection
  const mayChange = access.update && !disableBulkEdit
  return [
    ...(mayChange && editableFields(collection).length > 0 ? (['edit'] as const) : []),
    ...(mayChange && drafts ? (['publish', 'unpublish'] as const) : []),
    ...(access.delete ? (['delete'] as const) : []),
  ]
}

export const changeOf = (kind: BulkKind): BulkChange =>
  kind === 'edit' ? { kind, data: {} } : { kind }
