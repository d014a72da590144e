import type { Payload, PayloadRequest } from 'payload'
import type { DatabaseLayer } from '../../kit/database-layer.ts'
import { authorField, authorOf } from './author-field.ts'

/** Notes who makes each version, a draft that saves itself as well, and who created the document. */
export const recordAuthors = ({ collections }: Payload): DatabaseLayer => {
  const isSigned = (slug: string) => Boolean(collections[slug]?.config.versions)
  return {
    create: (asked, next) =>
      next(
        isSigned(asked.collection) ? { ...asked, data: { ...asked.data, ...by(asked) } } : asked,
      ),
    updateOne: (asked, next) => next({ ...asked, data: unsigned(asked.data) }),
    updateMany: (asked, next) => next({ ...asked, data: unsigned(asked.data) }),
    createVersion: (version, next) => next(signed(version)),
    createGlobalVersion: (version, next) => next(signed(version)),
    updateVersion: (version, next) => next(signedAnew(version)),
    updateGlobalVersion: (version, next) => next(signedAnew(version)),
  }
}

interface Asked {
  req?: Partial<PayloadRequest>
}

const by = (asked: Asked) => ({ [authorField.name]: authorOf(asked) })

/** A document is written as its latest version was: whoever saved that did not create it. */
const unsigned = <Data extends Record<string, unknown>>({ [authorField.name]: _, ...data }: Data) =>
  data

const signed = <Version extends Asked & { versionData: object }>(version: Version): Version => ({
  ...version,
  versionData: { ...version.versionData, ...by(version) },
})

const signedAnew = <Version extends Asked & { versionData: { version?: object } }>(
  version: Version,
): Version => ({
  ...version,
  versionData: {
    ...version.versionData,
    ...(version.versionData.version && {
      version: { ...version.versionData.version, ...by(version) },
    }),
  },
})
