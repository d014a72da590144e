import type { ChangedVersion } from '#contracts/changes'

/** Whoever saves again within this time is still at it. */
export const editSessionGapMs = 30 * 60_000

/** What one person saved in one go, the newest first. */
export interface EditSession {
  author: string | null
  versions: readonly ChangedVersion[]
  /** ISO texts. */
  from: string
  to: string
}

/** Versions, the newest first, put together by who made them and when. */
export function editSessionsOf(versions: readonly ChangedVersion[]): EditSession[] {
  const sessions: ChangedVersion[][] = []
  for (const version of versions) {
    const session = sessions.at(-1)
    const after = session?.at(-1)
    if (session && after && isSameEditSession(version, after)) session.push(version)
    else sessions.push([version])
  }
  return sessions.map(editSessionOf)
}

const isSameEditSession = (version: ChangedVersion, after: ChangedVersion): boolean =>
  version.author === after.author &&
  Date.parse(after.createdAt) - Date.parse(version.updatedAt) <= editSessionGapMs

function editSessionOf(versions: readonly ChangedVersion[]): EditSession {
  const moments = versions.flatMap(({ createdAt, updatedAt }) => [createdAt, updatedAt]).toSorted()
  return {
    author: versions[0]?.author ?? null,
    versions,
    from: moments[0] ?? '',
    to: moments.at(-1) ?? '',
  }
}
