import type { Payload, PayloadRequest, Where } from 'payload'
import { isRecord } from '#contracts/is-record'
import type { Narrowed } from './ways.ts'
import { patternKinds, spellingsOf, Words } from './words.ts'

/** A part of a statement. */
export interface Sql {
  queryChunks: readonly unknown[]
}

interface Query extends Sql {
  from: (table: unknown) => Query
  leftJoin: (table: unknown, on: unknown) => Query
  innerJoin: (table: unknown, on: unknown) => Query
  where: (where: unknown) => Query
  $dynamic: () => Query
}

/** What Payload builds of a question before it counts the answers. */
interface Built {
  db: { select: (fields: object) => Query }
  joins: readonly { type?: 'leftJoin' | 'innerJoin'; table: unknown; condition: Sql }[]
  tableName: string
  where: unknown
}

type Compare = (column: unknown, value: unknown) => Sql
type Join = (...parts: readonly Sql[]) => Sql

/** What only Payload's SQL adapters have; their types do not say so. */
export interface SqlAdapter {
  name: string
  payload: Payload
  tables: Record<string, { id: unknown }>
  operators: Record<'equals' | 'in' | 'like' | 'not_in' | 'not_like', Compare> &
    Record<'and' | 'or', Join>
  count: Count
  countVersions: Count
  countDistinct: (built: Built) => Promise<number>
}

interface Question {
  collection: string
  locale?: string | undefined
  req?: Partial<PayloadRequest> | undefined
  where: Where
}

type Count = (this: SqlAdapter, question: Question) => Promise<unknown>

/** In place of an id: those that a question of its own finds, or all others. */
export class Among {
  readonly query: Query
  readonly isNot: boolean

  constructor(query: Query, isNot = false) {
    this.query = query
    this.isNot = isNot
  }

  others = (): Among => new Among(this.query, !this.isNot)
}

/** The ids that a question finds, as a part of another: Payload builds it, and nobody asks it. */
export async function idsWhere(
  database: SqlAdapter,
  count: Count,
  { collection, locale, req, where }: Question,
  narrowed: Narrowed,
): Promise<Among> {
  let built: Built | undefined
  const builder = Object.create(database, {
    payload: { value: withFields(database.payload, narrowed) },
    countDistinct: {
      value: async (asked: Built) => {
        built = asked
        return 0
      },
    },
  }) as SqlAdapter
  await count.call(builder, { collection, locale, req, where })
  const { db, joins, tableName, where: condition } = built!
  const { id } = database.tables[tableName]!
  let query = db.select({ id }).from(database.tables[tableName]).$dynamic()
  // Payload joins a block's table once for each condition.
  const once = joins.filter(({ table }, at) => joins.findIndex((one) => one.table === table) === at)
  for (const { type = 'leftJoin', table, condition: on } of once) {
    query = query[type](table, withoutDeeper(database, on))
  }
  return new Among(query.where(condition))
}

/** Payload takes rows within rows for the rows: `a.%.b` is `a.0.c.1.b`, too. */
function withoutDeeper({ operators }: SqlAdapter, condition: Sql): Sql {
  const deeper = patternsIn(condition).flatMap(({ column, pattern }) =>
    Array.from(pattern.matchAll(/%/g), ({ index }) =>
      operators.not_like(column, `${pattern.slice(0, index)}%.${pattern.slice(index)}`),
    ),
  )
  return operators.and(condition, ...deeper)
}

/** What the parts of a condition are like. */
function patternsIn({ queryChunks }: Sql): { column: unknown; pattern: string }[] {
  return queryChunks.flatMap((chunk, at) => {
    if (isSql(chunk)) return patternsIn(chunk)
    const column = queryChunks[at - 2]
    const isLike = isLikeOf(queryChunks[at - 1])
    return isLike && typeof chunk === 'string' ? [{ column, pattern: chunk }] : []
  })
}

const isSql = (chunk: unknown): chunk is Sql => isRecord(chunk) && 'queryChunks' in chunk

const isLikeOf = (chunk: unknown): boolean =>
  isRecord(chunk) && Array.isArray(chunk.value) && /^ i?like $/.test(String(chunk.value[0]))

/** The same site, whose collections have these fields. */
function withFields(payload: Payload, narrowed: Narrowed): Payload {
  if (narrowed.size === 0) return payload
  const collections = { ...payload.collections }
  for (const [slug, flattenedFields] of narrowed) {
    const collection = collections[slug]!
    const config = { ...collection.config, flattenedFields: [...flattenedFields] }
    collections[slug] = { ...collection, config }
  }
  return Object.create(payload, { collections: { value: collections } }) as Payload
}

/** Lets a database compare with what it does not know as values. Answers false where it can't. */
export function understandAmong(database: SqlAdapter): boolean {
  const kind = patternKinds[database.name]
  if (!kind || !database.countDistinct) return false
  const { operators } = database
  const contains = (column: unknown, text: string) =>
    withOperator(operators.like(column, kind.pattern(text)), kind.operator)
  database.operators = {
    ...operators,
    equals: (column, value) => {
      if (value instanceof Among)
        return operators[value.isNot ? 'not_in' : 'in'](column, value.query)
      if (!(value instanceof Words)) return operators.equals(column, value)
      return operators.or(...spellingsOf(value.text).map((text) => contains(column, text)))
    },
  }
  return true
}

/** The same comparison by another operator, which the builder of statements has no function for. */
function withOperator(comparison: Sql, operator: string): Sql {
  for (const chunk of comparison.queryChunks) {
    if (isLikeOf(chunk)) (chunk as { value: unknown }).value = [` ${operator} `]
  }
  return comparison
}
