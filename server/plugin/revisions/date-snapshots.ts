import type { Payload } from 'payload'

/**
 * Publishing one language makes two versions: the published one and, after it and latest, a snapshot
 * with what the other languages have as a draft. Payload gives the snapshot the time of the save
 * before; so it would look as if nobody had saved. Called when the database is there.
 */
export function dateSnapshots({ db }: Payload): void {
  const { createGlobalVersion, createVersion } = db
  // TypeScript cannot call a generic method for another object.
  db.createVersion = ((version) => createVersion.call(db, dated(version))) as typeof createVersion
  db.createGlobalVersion = ((version) =>
    createGlobalVersion.call(db, dated(version))) as typeof createGlobalVersion
}

type NewVersion = Pick<
  Parameters<Payload['db']['createVersion']>[0],
  'req' | 'snapshot' | 'versionData'
>

function dated<Version extends NewVersion>(version: Version): Version {
  const { req, snapshot, versionData } = version
  if (!req?.context) return version
  if (!snapshot) {
    req.context.stateroomSavedAt = versionData.updatedAt
    return version
  }
  return { ...version, versionData: { ...versionData, updatedAt: req.context.stateroomSavedAt } }
}
