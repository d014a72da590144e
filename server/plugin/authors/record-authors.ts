import type { Payload, PayloadRequest } from 'payload'
import { authorField } from './author-field.ts'

/**
 * Notes who makes each version, a draft that saves itself as well. It is done where versions are
 * written: no hook of Payload's runs for all of them. Called when the database is there.
 */
export function recordAuthors({ db }: Payload): void {
  const { createGlobalVersion, createVersion, updateGlobalVersion, updateVersion } = db
  // TypeScript cannot call a generic method for another object.
  db.createVersion = ((version) => createVersion.call(db, signed(version))) as typeof createVersion
  db.createGlobalVersion = ((version) =>
    createGlobalVersion.call(db, signed(version))) as typeof createGlobalVersion
  db.updateVersion = ((version) =>
    updateVersion.call(db, signedAnew(version))) as typeof updateVersion
  db.updateGlobalVersion = ((version) =>
    updateGlobalVersion.call(db, signedAnew(version))) as typeof updateGlobalVersion
}

interface Asked {
  req?: Partial<PayloadRequest>
}

const signed = <Version extends Asked & { versionData: object }>(version: Version): Version => ({
  ...version,
  versionData: { ...version.versionData, ...authorOf(version) },
})

const signedAnew = <Version extends Asked & { versionData: { version?: object } }>(
  version: Version,
): Version => ({
  ...version,
  versionData: {
    ...version.versionData,
    ...(version.versionData.version && {
      version: { ...version.versionData.version, ...authorOf(version) },
    }),
  },
})

/** What the server does by itself is nobody's. */
const authorOf = ({ req }: Asked) => ({
  [authorField.name]: req?.user ? `${req.user.collection}/${req.user.id}` : null,
})
