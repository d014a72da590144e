import type { Payload, Where } from 'payload'
import type { DatabaseLayer } from '../../kit/database-layer.ts'
import type { IdsOf } from './asked-apart.ts'
import { askedApart } from './asked-apart.ts'
import type { WithJoins } from './joins-apart.ts'
import { joinsApart, joinsOfDrafts } from './joins-apart.ts'
import type { SqlAdapter } from './sql-adapter.ts'
import { idsWhere, understandAmong } from './sql-adapter.ts'

interface Asked extends WithJoins {
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
      const isOfVersions = rows !== 'documents'
      const apart = await joinsApart(database, { ...place, count, isOfVersions }, question)
      const joins = rows === 'latest' ? joinsOfDrafts(payload, question.collection, apart) : apart
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
        where: await askedApart(where, {
          ...place,
          entity,
          isOfVersions,
          isOfSeveral: false,
          idsOf,
        }),
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
