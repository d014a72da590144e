import type { ChangedVersion } from '#config-schema'

/** Whoever saves again within this time is still at it. */
export const sittingGapMs = 30 * 60_000

/** What one person saved in one go, the newest first. */
export interface Sitting {
  author: string | null
  versions: readonly ChangedVersion[]
  /** ISO texts. */
  from: string
  to: string
}

/** Versions, the newest first, put together by who made them and when. */
export function sittingsOf(versions: readonly ChangedVersion[]): Sitting[] {
  const sittings: ChangedVersion[][] = []
  for (const version of versions) {
    const sitting = sittings.at(-1)
    const after = sitting?.at(-1)
    if (sitting && after && isSameSitting(version, after)) sitting.push(version)
    else sittings.push([version])
  }
  return sittings.map(sittingOf)
}

const isSameSitting = (version: ChangedVersion, after: ChangedVersion): boolean =>
  version.author === after.author &&
  Date.parse(after.createdAt) - Date.parse(version.updatedAt) <= sittingGapMs

function sittingOf(versions: readonly ChangedVersion[]): Sitting {
  const moments = versions.flatMap(({ createdAt, updatedAt }) => [createdAt, updatedAt]).toSorted()
  return {
    author: versions[0]?.author ?? null,
    versions,
    from: moments[0] ?? '',
    to: moments.at(-1) ?? '',
  }
}
