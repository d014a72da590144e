import type { Payload } from 'payload'
import type { DatabaseLayer } from '../../kit/database-layer.ts'

/**
 * Two moments that Payload gets wrong. Publishing one language makes two versions: the published one
 * and, after it and latest, a snapshot with what the other languages have as a draft. The snapshot
 * gets the time of the save before; so it would look as if nobody had saved. And a version that is
 * made of an older one by taking that back would be as old as the document.
 */
export const dateSnapshots: DatabaseLayer = {
  createVersion: (version, next) => next(dated(version)),
  createGlobalVersion: (version, next) => next(dated(version)),
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
