import type { Payload, PayloadRequest } from 'payload'
import { isRecord } from '#contracts/is-record'
import type { DatabaseLayer } from '../../kit/database-layer.ts'
import { authorField, authorOf } from '../authors/author-field.ts'
import { reviewRules } from './review-rules.ts'

/**
 * An autosave is written over the one before, and its author's name over the other's. Where there are
 * reviews, whoever else saves begins a version of their own: what the other one edited stays known.
 */
export function keepAuthorsApart(payload: Payload): DatabaseLayer {
  const { collections, db, globals } = payload
  const isReviewed = (entity: { custom?: Record<string, unknown> } | undefined) =>
    entity !== undefined && reviewRules(payload, entity) !== null
  return {
    updateVersion: async (asked, next) => {
      const { collection, id, req, versionData } = asked
      if (!isReviewed(collections[collection]?.config)) return next(asked)
      if (!isWhole(versionData) || id === undefined) return next(asked)
      const { docs } = await db.findVersions({ collection, where: isIt(id), ...one, ...of(req) })
      return isOfAnother(docs[0], req) ? undefined : next(asked)
    },
    updateGlobalVersion: async (asked, next) => {
      const { global, id, req, versionData } = asked
      if (!isReviewed(globals.config.find(({ slug }) => slug === global))) return next(asked)
      if (!isWhole(versionData) || id === undefined) return next(asked)
      const { docs } = await db.findGlobalVersions({ global, where: isIt(id), ...one, ...of(req) })
      return isOfAnother(docs[0], req) ? undefined : next(asked)
    },
  }
}

const one = {
  ...{ limit: 1, pagination: false },
  select: { autosave: true, version: { [authorField.name]: true } },
} as const

const isIt = (id: unknown) => ({ id: { equals: id } })

const of = (req: Partial<PayloadRequest> | undefined) => (req ? { req } : {})

/** A step of a review keeps a version as it is, and writes nothing of it. */
const isWhole = (versionData: unknown): boolean =>
  isRecord(versionData) && isRecord(versionData.version)

const isOfAnother = (found: unknown, req: Partial<PayloadRequest> | undefined): boolean =>
  isRecord(found) &&
  found.autosave === true &&
  isRecord(found.version) &&
  (found.version[authorField.name] ?? null) !== authorOf({ req })
