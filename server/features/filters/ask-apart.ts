import type { FlattenedField, Payload, PayloadRequest, Where } from 'payload'
import { isRecord } from '#contracts/is-record'
import type { DatabaseLayer } from '../../kit/database-layer.ts'
import { fieldAt } from './field-at.ts'
import { fieldOfValue, meaningsOfIds } from './ids-of-references.ts'
import { isAsked } from './mark-filters.ts'
import type { Meaning } from './meaning.ts'
import { meaningsOf } from './meaning.ts'
import { asksForPlace, placeOf } from './places.ts'
import type { Among, SqlAdapter } from './sql-adapter.ts'
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
  /** The only one that knows where places are, with PostGIS. */
  const isOnPostgres = database.name === 'postgres'

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
      return next({ ...question, where: await rewritten(where, { fields, isOfVersions, idsOf }) })
    }

  interface Place {
    fields: readonly FlattenedField[]
    isOfVersions: boolean
    idsOf: (among: Where) => Promise<Among>
  }

  async function rewritten(where: Where, place: Place): Promise<Where> {
    const parts: Where[] = []
    for (const [path, condition] of Object.entries(where)) {
      if (Array.isArray(condition)) {
        const within = []
        for (const one of condition) within.push(isRecord(one) ? await rewritten(one, place) : one)
        parts.push({ [path]: within })
      } else if (isRecord(condition) && isAsked(condition)) {
        parts.push(...(await conditionsOf(path, condition, place)))
      } else {
        parts.push({ [path]: condition } as Where)
      }
    }
    return parts.length === 1 ? parts[0]! : { and: parts }
  }

  async function conditionsOf(
    path: string,
    condition: Record<string, unknown>,
    { fields, isOfVersions, idsOf }: Place,
  ): Promise<Where[]> {
    const own = isOfVersions ? path.replace(/^version\./, '') : path
    const field = fieldAt(fields, own, payload.config)
    const ofValue = fieldOfValue(fields, own, payload.config)
    const wheres: Where[] = []
    for (const [operator, value] of Object.entries(condition)) {
      if (isOnPostgres && asksForPlace(field, operator)) {
        wheres.push({ [path]: { [operator]: placeOf(operator, value) } } as Where)
        continue
      }
      const meanings =
        ofValue === null
          ? meaningsOf({ path, operator, value, field })
          : meaningsOfIds(payload, ofValue, { path, operator, value })
      if (meanings) wheres.push(...(await Promise.all(meanings.map(whereOf))))
      else wheres.push({ [path]: { [operator]: value } } as Where)
    }
    return wheres

    async function whereOf({ isNot, among }: Meaning): Promise<Where> {
      const ids = await idsOf(among)
      return { id: { equals: isNot ? ids.others() : ids } } as unknown as Where
    }
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
