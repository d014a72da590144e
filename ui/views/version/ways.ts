import type { DocumentPermissions } from '#contracts/documents'
import type { StoredVersion } from '#contracts/versions'
import type { RestoredAs } from '#machines/restore'
import { isPublished } from '../versions/statuses.ts'

/**
 * What this person may make of a version. A draft becomes a draft again, so that what is public stays
 * as it is; what was published becomes public again, or a draft.
 */
export function waysToRestore(
  { version }: StoredVersion,
  { update, publish }: DocumentPermissions,
  { hasDrafts, isGlobal }: { hasDrafts: boolean; isGlobal: boolean },
): readonly RestoredAs[] {
  if (!update) return []
  if (!hasDrafts) return ['published']
  if (!isPublished(version._status)) return ['draft']
  const asPublished: readonly RestoredAs[] = publish ? ['published'] : []
  // Of a global Payload has no draft beside what is public.
  return isGlobal ? asPublished : [...asPublished, 'draft']
}
