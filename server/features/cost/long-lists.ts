import { setImmediate as nextTurn } from 'node:timers/promises'
import type { PaginatedDocs, PayloadRequest, TypeWithID, Where } from 'payload'
import { combineQueries } from 'payload'
import { isRecord } from '#contracts/is-record'
import type { DatabaseLayer } from '../../kit/database-layer.ts'
import { atOnce, handfuls, inTurns } from './turns.ts'

/** A list of so many is read and worked on in one go. */
const short = 2 * atOnce

interface AskedPage {
  joins?: unknown
  limit?: number
  page?: number
  pagination?: boolean
  req?: Partial<PayloadRequest>
  select?: unknown
  where?: Where
}

type Read = (asked: AskedPage) => Promise<PaginatedDocs<TypeWithID>>

/**
 * Reads long lists for requests in parts, since one process answers everybody: first which documents
 * there are, in their order, and then a handful of them at a time. One that is deleted meanwhile drops
 * out; what is asked for is looked at each time, so that nobody is shown what was taken from them.
 */
export const readInParts = (): DatabaseLayer => ({
  find: inParts('id'),
  findVersions: inParts('id'),
  // The latest drafts: versions, each with the document that it is of.
  queryDrafts: inParts('parent'),
})

const inParts =
  (name: 'id' | 'parent') =>
  async (asked: AskedPage, next: (asked: never) => Promise<unknown>): Promise<unknown> => {
    const read = next as Read
    if (!asked.req || asked.req.payloadAPI === 'local' || isShort(asked)) return read(asked)
    if (!asked.limit) {
      const beginning = await read({ ...asked, limit: short + 1, pagination: false })
      if (beginning.docs.length <= short) return { ...beginning, limit: asked.limit }
    }
    const page = await read({ ...asked, joins: false, select: { [name]: true } })
    const ids = page.docs.map(({ id }) => id)
    return ids.length <= short
      ? { ...page, docs: await readAll(read, asked, name, ids) }
      : inTurns({ ...page, docs: await readAll(read, asked, name, ids) })
  }

async function readAll(
  read: Read,
  asked: AskedPage,
  name: string,
  ids: readonly (string | number)[],
): Promise<TypeWithID[]> {
  const found = new Map<string | number, TypeWithID>()
  for (const some of handfuls(ids)) {
    const { docs } = await read({
      ...asked,
      where: combineQueries(asked.where ?? {}, { [name]: { in: some } }),
      page: 1,
      limit: some.length,
      pagination: false,
    })
    for (const doc of docs) found.set(doc.id, doc)
    await nextTurn()
  }
  return ids.flatMap((id) => found.get(id) ?? [])
}

const isShort = ({ limit, where }: AskedPage): boolean =>
  (limit !== undefined && limit > 0 && limit <= short) || namesFew(where)

/** The references of a document are asked for by their ids. */
const namesFew = (where: unknown): boolean =>
  isRecord(where) &&
  ((isRecord(where.id) && Array.isArray(where.id.in) && where.id.in.length <= short) ||
    (isRecord(where.id) && where.id.equals !== undefined) ||
    (Array.isArray(where.and) && where.and.some(namesFew)))
