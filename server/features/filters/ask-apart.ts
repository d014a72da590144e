import type { JoinQuery, Payload, PayloadRequest, Where } from 'payload'
import { hasDraftsEnabled } from 'payload/shared'
import type { DatabaseLayer } from '../../kit/database-layer.ts'
import type { IdsOf } from './asked-apart.ts'
import { askedApart } from './asked-apart.ts'
import type { SqlAdapter } from './sql-adapter.ts'
import { idsWhere, understandAmong } from './sql-adapter.ts'

interface Asked {
  collection: string
  locale?: string | undefined
  req?: Partial<PayloadRequest> | undefined
  where?: Where | undefined
  joins?: JoinQuery | undefined
  draftsEnabled?: boolean | undefined
}

/**
 * Asks for each condition of a request's filter apart from the others, and for what it leaves out as
 * what doesn't fit. Databases other than Payload's SQL ones do so by themselves.
 */
export function askApart(payload: Payload): DatabaseLayer {
  const database = payload.db as unknown as SqlAdapter
  if (!understandAmong(database)) return {}
  const { count, countVersions } = database
  const place = { payload, isOnPostgres: database.name === 'postgres' }

  const ask =
    (rows: 'documents' | 'versions' | 'latest') =>
    async <Question extends Asked>(
      question: Question,
      next: (asked: Question) => Promise<unknown>,
    ) => {
      const { where } = question
      const isOfVersions = rows !== 'documents'
      const joins = await joinsOf(question, isOfVersions)
      if (!where) return next({ ...question, ...joins })
      const entity = payload.collections[question.collection]!.config
      const idsOf: IdsOf = (among, narrowed) => {
        const where = rows === 'latest' ? { and: [isLatest, among] } : among
        const counted = isOfVersions ? countVersions : count
        return idsWhere(database, counted, { ...question, where }, narrowed)
      }
      return next({
        ...question,
        ...joins,
        where: await askedApart(where, { ...place, entity, isOfVersions, idsOf }),
      })
    }

  /** The same in each of the lists that are read along. */
  async function joinsOf({ joins, ...question }: Asked, isOfVersions: boolean) {
    if (!joins) return {}
    const asked = { ...joins }
    for (const { field, joinPath } of joinsIn(payload, question.collection)) {
      const join = joins[joinPath]
      // Of several collections, Payload compares what they have in common.
      const filter = join ? join.where : undefined
      if (!filter || typeof field.collection !== 'string') continue
      const { collection } = field
      // Their versions are joined by a reference, which Payload compares with an ID only.
      const areDrafts =
        (isOfVersions || question.draftsEnabled === true) &&
        hasDraftsEnabled(payload.collections[collection]!.config)
      const idsOf: IdsOf | null = areDrafts
        ? null
        : (among, narrowed) =>
            idsWhere(database, count, { ...question, collection, where: among }, narrowed)
      const entity = payload.collections[collection]!.config
      const where = await askedApart(filter, { ...place, entity, isOfVersions: false, idsOf })
      asked[joinPath] = { ...join, where }
    }
    return { joins: asked }
  }

  return {
    count: ask('documents'),
    countVersions: ask('versions'),
    deleteMany: ask('documents'),
    deleteOne: ask('documents'),
    find: ask('documents'),
    findDistinct: ask('documents'),
    findOne: ask('documents'),
    findVersions: ask('versions'),
    queryDrafts: ask('latest'),
    updateMany: ask('documents'),
    updateOne: ask('documents'),
  } as DatabaseLayer
}

function joinsIn({ collections }: Payload, collection: string) {
  const config = collections[collection]?.config
  return config ? Object.values(config.joins).flat() : []
}

const isLatest: Where = { latest: { equals: true } }
