import type { PayloadRequest } from 'payload'
import type { DatabaseLayer } from '../../kit/database-layer.ts'
import { authorField } from './author-field.ts'

/** Notes who makes each version, a draft that saves itself as well. */
export const recordAuthors: DatabaseLayer = {
  createVersion: (version, next) => next(signed(version)),
  createGlobalVersion: (version, next) => next(signed(version)),
  updateVersion: (version, next) => next(signedAnew(version)),
  updateGlobalVersion: (version, next) => next(signedAnew(version)),
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
