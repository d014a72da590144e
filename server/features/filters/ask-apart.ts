import type { Payload, PayloadRequest, Where } from 'payload'
import type { DatabaseLayer } from '../../kit/database-layer.ts'
import { askedApart } from './asked-apart.ts'
import type { SqlAdapter } from './sql-adapter.ts'
import { idsWhere, understandAmong } from './sql-adapter.ts'

interface Asked {
  collection: string
  locale?: string | undefined
  req?: Partial<PayloadRequest> | undefined
  where?: Where | undefined
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
      if (!where) return next(question)
      const fields = payload.collections[question.collection]?.config.flattenedFields ?? []
      const isOfVersions = rows !== 'documents'
      const idsOf = (among: Where) =>
        idsWhere(database, isOfVersions ? countVersions : count, {
          ...question,
          where: rows === 'latest' ? { and: [isLatest, among] } : among,
        })
      return next({
        ...question,
        where: await askedApart(where, { ...place, fields, isOfVersions, idsOf }),
      })
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

const isLatest: Where = { latest: { equals: true } }
