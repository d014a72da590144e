import type { Payload, SanitizedCollectionConfig } from 'payload'
import { Problem } from '#problems'

/** The collection whose users are meant. It needs no name where there is only one. */
export function authCollection(
  { config }: Payload,
  named: string | undefined,
): SanitizedCollectionConfig {
  const all = config.collections.filter(({ auth }) => auth)
  const [first] = all
  const found = named === undefined ? first : all.find(({ slug }) => slug === named)
  const slugs = all.map(({ slug }) => slug).join(', ')
  if (!found) {
    throw new Problem('user.unknownCollection', { details: { found: named ?? '', all: slugs } })
  }
  if (named === undefined && all.length > 1) {
    throw new Problem('user.whichCollection', { details: { all: slugs } })
  }
  if (found.auth.disableLocalStrategy) {
    throw new Problem('user.noPasswords', { details: { collection: found.slug } })
  }
  return found
}
