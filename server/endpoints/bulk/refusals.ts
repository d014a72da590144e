import { Problem } from '#problems'
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
