import { unresolved, unsuited } from '../findings.ts'
import { loose, textOf } from '../loose.ts'
import type { Finding } from '../mistake.ts'
import type { Site } from '../site.ts'

/**
 * Somebody can sign in, and `admin.user` says where they are kept. Without a collection for it one is
 * added, unless its name is taken.
 */
export function usersRule({ config, collections, hasPlugins }: Site): Finding[] {
  const slugs = collections.filter(({ source }) => source.auth).map(({ slug }) => slug)
  const user = textOf(loose(config.admin).user)
  if (hasPlugins) return []
  if (slugs.length === 0 && Array.isArray(config.collections)) return [noUsers]
  if (user === null || slugs.includes(user)) return []
  const exists = collections.some(({ slug }) => slug === user)
  return [(exists ? unsuited : unresolved)(user, slugs, ['admin', 'user'])]
}

const noUsers: Finding = {
  kind: 'noUsers',
  path: ['collections'],
  found: '[…]',
  allowed: 'auth: true',
}
