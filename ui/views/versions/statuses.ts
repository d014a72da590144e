import type { DocumentId } from '#contracts/documents'
import { isRecord } from '#contracts/is-record'
import type { StoredVersion } from '#contracts/versions'
import type { TextKey } from '#locales'
import type { PillProps } from '../../parts/Pill.tsx'

/** The versions that count now, by their ids. */
export interface Current {
  draft: DocumentId | null
  published: DocumentId | null
}

/** What a version is called (VER-3), and how that looks. */
export interface VersionStatus {
  label: TextKey
  look: PillProps['look']
  isCurrent: boolean
}

/** null: its document has no drafts, so there is nothing to tell apart. */
export function statusOf(
  { id, version }: StoredVersion,
  { draft, published }: Current,
): VersionStatus | null {
  const isSame = (other: DocumentId | null) => other !== null && String(other) === String(id)
  if (isPublished(version._status)) {
    const isCurrent = isSame(published)
    const label = isCurrent ? 'versions.status.currentPublished' : 'versions.status.previously'
    return { label, look: isCurrent ? 'filled' : 'half', isCurrent }
  }
  if (version._status === undefined || version._status === null) return null
  const isCurrent = isSame(draft)
  const label = isCurrent ? 'versions.status.currentDraft' : 'versions.status.draft'
  return { label, look: 'hollow', isCurrent }
}

/** A site can have a status for each language; one that is public in any is public. */
export const isPublished = (status: unknown): boolean =>
  status === 'published' || (isRecord(status) && Object.values(status).includes('published'))

/** A draft counts only while nothing newer was published, a publication only while it is public. */
export function currentOf(
  draft: StoredVersion | null,
  published: StoredVersion | null,
  isPublic: boolean,
): Current {
  const isNewer = draft !== null && (!published || draft.updatedAt > published.updatedAt)
  return {
    draft: isNewer ? draft.id : null,
    published: isPublic && published ? published.id : null,
  }
}

/** The language that was published alone; null: all of them. */
export function publishedLocaleOf({ publishedLocale }: StoredVersion): string | null {
  const [first] = typeof publishedLocale === 'string' ? [publishedLocale] : (publishedLocale ?? [])
  return first ?? null
}
