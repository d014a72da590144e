import type { Payload } from 'payload'

/**
 * Two moments that Payload gets wrong. Publishing one language makes two versions: the published one
 * and, after it and latest, a snapshot with what the other languages have as a draft. The snapshot
 * gets the time of the save before; so it would look as if nobody had saved. And a version that is
 * made of an older one by taking that back would be as old as the document. Called when the database
 * is there.
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
  'createdAt' | 'req' | 'snapshot' | 'updatedAt' | 'versionData'
>

function dated<Version extends NewVersion>(given: Version): Version {
  const version = { ...given, createdAt: given.updatedAt }
  const { req, snapshot, versionData } = version
  if (!req?.context) return version
  if (!snapshot) {
    req.context.stateroomSavedAt = versionData.updatedAt
    return version
  }
  return { ...version, versionData: { ...versionData, updatedAt: req.context.stateroomSavedAt } }
}
