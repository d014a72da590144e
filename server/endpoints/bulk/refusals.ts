import type { BulkEdit } from '#contracts/bulk-edit'
import { Problem } from '#problems'
import { memberNamed } from '../../kit/payload-fields/field-tree.ts'
import { lockOwner } from '../form-state/lock-owner.ts'
import type { One } from './one.ts'

/** What somebody else has open is theirs (R4). */
export async function refuseLocked({ collection, doc, id, req }: One): Promise<void> {
  const owner = await lockOwner(req, { id }, { entity: collection, stored: doc })
  if (owner)
    throw new Problem('bulk.locked', { details: { name: owner.title ?? String(owner.id) } })
}

/** What was saved since it was looked at is not overwritten. */
export function refuseStale({ doc }: One, base: string | undefined): void {
  if (base !== undefined && doc.updatedAt !== base) throw new Problem('bulk.stale')
}

/** Who may not read a list can't add to it: what it has would be lost. */
export async function refuseUnreadable(
  { collection, doc, id, req }: One,
  { lists = {} }: BulkEdit,
): Promise<void> {
  for (const path of Object.keys(lists)) {
    const { access, hidden } = memberNamed(collection.fields, path)?.part ?? {}
    const isRead = !hidden && (await access?.read?.({ doc, id, req, siblingData: doc }))
    if (isRead ?? true) continue
    const message = req.t('error:notAllowedToPerformAction')
    throw new Problem('document.invalid', { fields: [{ path, message }] })
  }
}
