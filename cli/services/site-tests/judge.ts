import type { Place, SiteEntity } from './site-fields.ts'
import { hasOwnCode } from './subject.ts'
import { isKept, isNothing } from './values.ts'
import type { Verdict } from './verdict.ts'
import { difference, failed, finding, noted, passed } from './verdict.ts'

/** What was saved against what is read: nothing that was accepted may be lost without a word. */
export function judgeKept(entity: SiteEntity, place: Place, sent: unknown, got: unknown): Verdict {
  // The values in rows are places of their own.
  if (Array.isArray(sent) && ['array', 'blocks'].includes(place.field.type)) {
    if (Array.isArray(got) && got.length === sent.length) return passed
  } else if (isKept(sent, got)) return passed
  const details = difference(sent, got)
  if (isNothing(got)) return (place.hasHooks ? finding : failed)('dropped', details)
  // The field's own hook says so in its place in the config; elsewhere, nobody who reads it can tell.
  if (place.hasHooks) return noted('changedByHook', details)
  return hasOwnCode(entity) ? finding('changed', details) : failed('lost', details)
}
