import type { JoinQuery, Payload, PayloadRequest, Where } from 'payload'
import { hasDraftsEnabled } from 'payload/shared'
import type { IdsOf } from './asked-apart.ts'
import { askedApart } from './asked-apart.ts'
import type { SqlAdapter } from './sql-adapter.ts'
import { idsWhere } from './sql-adapter.ts'

export interface WithJoins {
  collection: string
  locale?: string | undefined
  req?: Partial<PayloadRequest> | undefined
  joins?: JoinQuery | undefined
  draftsEnabled?: boolean | undefined
}

interface Place {
  payload: Payload
  isOnPostgres: boolean
  isOfVersions: boolean
  /** Payload's own. */
  count: SqlAdapter['count']
}

/** A question whose filters of what is read along mean what those of lists do. */
export async function joinsApart(
  database: SqlAdapter,
  { count, isOfVersions, ...place }: Place,
  { joins, ...question }: WithJoins,
): Promise<{ joins?: JoinQuery }> {
  if (!joins) return {}
  const { payload } = place
  const readsDrafts = isOfVersions || question.draftsEnabled === true
  const asked = { ...joins }
  for (const { field, joinPath } of joinsIn(payload, question.collection)) {
    const join = joins[joinPath]
    const filter = join ? join.where : undefined
    if (!filter) continue
    const isOfSeveral = Array.isArray(field.collection)
    const slugs = [field.collection].flat()
    const canAsk = isOfSeveral
      ? haveOneKindOfId(payload, slugs)
      : // Their versions are joined by a reference, which Payload compares with an ID only.
        !(readsDrafts && hasDraftsEnabled(payload.collections[slugs[0]!]!.config))
    const whereIn = (slug: string) => {
      const idsOf: IdsOf = (among, narrowed) => {
        const own = { ...question, collection: slug, where: among }
        return idsWhere(database, count, own, narrowed)
      }
      const entity = payload.collections[slug]!.config
      const own = { ...place, entity, isOfVersions: false, idsOf: canAsk ? idsOf : null }
      return askedApart(filter, { ...own, isOfSeveral })
    }
    asked[joinPath] = { ...join, where: await whereInEach(slugs, whereIn) }
  }
  return { joins: asked }
}

/**
 * In a list of drafts, Payload looks for what is asked of a join by its path within a version. It joins
 * documents of several collections there by the ID of the version, which finds those of others.
 */
export function joinsOfDrafts(
  payload: Payload,
  collection: string,
  { joins }: { joins?: JoinQuery },
): { joins?: JoinQuery } {
  if (!joins) return {}
  const asked = { ...joins }
  for (const { field, joinPath } of joinsIn(payload, collection)) {
    const join = Array.isArray(field.collection) ? false : joins[joinPath]
    if (join !== undefined) asked[`version.${joinPath}`] = join
  }
  return { joins: asked }
}

function joinsIn({ collections }: Payload, collection: string) {
  const config = collections[collection]?.config
  return config ? [...Object.values(config.joins).flat(), ...config.polymorphicJoins] : []
}

/** Only then Payload compares the ids of all of them. */
const haveOneKindOfId = ({ collections, db }: Payload, slugs: readonly string[]): boolean =>
  new Set(slugs.map((slug) => collections[slug]?.customIDType ?? db.defaultIDType)).size === 1

/** Payload asks each collection on its own, and tells a filter which. */
async function whereInEach(
  slugs: readonly string[],
  whereIn: (slug: string) => Promise<Where>,
): Promise<Where> {
  const wheres = await Promise.all(slugs.map(whereIn))
  if (wheres.length === 1) return wheres[0]!
  const each = wheres.map(
    (where, at): Where => ({
      and: [{ relationTo: { equals: slugs[at] } }, where],
    }),
  )
  return { or: each }
}
