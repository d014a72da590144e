import type { SanitizedCollectionConfig, SanitizedCollectionPermission } from 'payload'
import type { ClientCollection } from '#contracts/admin-config'
import type { ClientField } from '#contracts/fields'
import { reindexPath } from '#contracts/reindex'

type Search = Pick<ClientCollection, 'derived' | 'search'>

/**
 * What a search collection is known by, ours and that of Payload's own plugin alike: it can be asked
 * to reindex, and its field `doc` points to what is found.
 */
export function searchOf(
  { endpoints }: SanitizedCollectionConfig,
  permission: Partial<SanitizedCollectionPermission>,
  fields: readonly ClientField[],
): Search {
  const canReindex = (endpoints || []).some(
    ({ method, path }) => method === 'post' && path === reindexPath,
  )
  const doc = fields.find((field) => field.type === 'relationship' && field.name === 'doc')
  if (!canReindex || doc?.type !== 'relationship') return {}
  const mayReindex = permission.update && permission.delete
  return {
    derived: true,
    ...(mayReindex && { search: { collections: doc.relationTo } }),
  }
}
