import type { ClientCollection, ClientGlobal, SignedInConfig } from '#contracts/admin-config'
import type { ClientField, Member } from '#contracts/fields'
import { childrenOf, membersOf } from '#contracts/fields'
import type { HookedValues } from '#machines/document'

/** What hooks may change in a document: all of it, where they are the collection's. */
export const hookedInDocument = (
  { rules }: SignedInConfig,
  { slug, fields }: ClientCollection | ClientGlobal,
): HookedValues =>
  rules?.rewritten.collections.includes(slug) || rules?.rewritten.globals.includes(slug)
    ? true
    : hookedValues(fields)

/** Which values of these fields a hook of the site's may change on their way. */
export function hookedValues(fields: readonly ClientField[]): HookedValues {
  const hooked: Record<string, HookedValues> = {}
  for (const member of membersOf(fields)) {
    const own = hookedIn(member)
    if (own === true || Object.keys(own).length > 0) {
      hooked[member.name] = both(hooked[member.name], own)
    }
  }
  return hooked
}

function hookedIn({ part, fields }: Member): HookedValues {
  if ('hasHooks' in part && part.hasHooks) return true
  if (fields) return hookedValues(fields)
  return 'type' in part ? hookedValues(childrenOf(part).flatMap((list) => list.fields)) : {}
}

/** Blocks of several kinds may use one name. */
function both(one: HookedValues | undefined, other: HookedValues): HookedValues {
  if (one === undefined || other === true) return other
  if (one === true) return one
  const all: Record<string, HookedValues> = { ...one }
  for (const [name, own] of Object.entries(other)) all[name] = both(one[name], own)
  return all
}
