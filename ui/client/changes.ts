import { changedVersion } from '#contracts/changed-places'
import type { ChangesQuery, VersionChanges } from '#contracts/changes'
import { changesPath } from '#contracts/changes'
import { askedDocument } from '#contracts/document-ref'
import type { StoredVersion } from '#contracts/versions'
import type { Http } from './http.ts'
import type { Versioned } from './version-pages.ts'
import { readWholeVersions } from './versions.ts'

interface Looking {
  /** Where the answer before ended; null: at the newest. */
  from: string | null
  limit: number
  /** The server tells what changed. */
  isTold: boolean
}

/** What the next versions changed, from the newest on: told by the server, or found here. */
export const readChanges = (
  http: Http,
  of: Versioned,
  looking: Looking,
  signal: AbortSignal,
): Promise<VersionChanges> =>
  looking.isTold ? askForChanges(http, of, looking, signal) : findChanges(http, of, looking, signal)

const askForChanges = (
  http: Http,
  { ref }: Versioned,
  { from, limit }: Looking,
  signal: AbortSignal,
): Promise<VersionChanges> => {
  const query: ChangesQuery = { ...askedDocument(ref), ...(from !== null && { from }), limit }
  return http<VersionChanges>(changesPath, { query: { ...query }, signal })
}

/** A server that cannot tell is asked for the versions themselves, a few at a time: they may be large. */
async function findChanges(
  http: Http,
  of: Versioned,
  { from }: Looking,
  signal: AbortSignal,
): Promise<VersionChanges> {
  const { docs, totalDocs } = await readWholeVersions(http, of, { from, limit: few + 1 }, signal)
  const told = docs.slice(0, few)
  const changed = (version: StoredVersion, index: number) =>
    changedVersion(version, docs[index + 1] ?? null, null)
  return {
    versions: told.map(changed),
    next: docs[few]?.updatedAt ?? null,
    left: Math.max(0, totalDocs - told.length),
  }
}

const few = 5
