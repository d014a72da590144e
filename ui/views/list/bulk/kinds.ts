import type { ClientCollection } from '#contracts/admin-config'
import type { BulkChange } from '#contracts/bulk-change'
import { editableFields } from './editable-fields.ts'

/** What somebody can ask for; taking back follows from it. */
export type BulkKind = Exclude<BulkChange['kind'], 'undo'>

/**
 * What this person may do to many documents of a collection, or of its trash; each may still be
 * refused.
 */
export function offeredKinds(collection: ClientCollection, isTrash: boolean): readonly BulkKind[] {
  const { access, disableBulkEdit, drafts } = collection
  const mayChange = access.update && !disableBulkEdit
  if (isTrash) {
    return [
      ...(mayChange ? (['restore'] as const) : []),
      ...(mayChange && drafts ? (['restorePublished'] as const) : []),
      ...(access.delete ? (['deleteForever'] as const) : []),
    ]
  }
  return [
    ...(mayChange && editableFields(collection).length > 0 ? (['edit'] as const) : []),
    ...(mayChange && drafts ? (['publish', 'unpublish'] as const) : []),
    ...(access.delete ? (['delete'] as const) : []),
  ]
}

export function changeOf(kind: BulkKind): BulkChange {
  if (kind === 'edit') return { kind, data: {} }
  return kind === 'deleteForever' ? { kind, inTrash: true } : { kind }
}

/** What cannot be undone, and only that, has a red button: from the trash a document comes back. */
export const isFinal = (kind: BulkChange['kind'], { trash }: ClientCollection): boolean =>
  kind === 'deleteForever' || (kind === 'delete' && !trash)
