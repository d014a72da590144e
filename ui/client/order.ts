import type { DocumentData, DocumentId } from '#contracts/documents'
import type { Destination, Move, Moved } from '#machines/order'
import { Problem } from '#problems'
import type { Http } from './http.ts'
import type { ListQuery, Page } from './lists.ts'
import { readPage } from './lists.ts'

/** The field in which Payload keeps the place of a document: keys between which there is always room. */
export const orderField = '_order'

export type OrderedList = Pick<ListQuery, 'slug' | 'where' | 'drafts' | 'locale'>

/**
 * Puts documents where they are to be, in the order that they have, and says what takes it back.
 * Nothing is moved beside one that somebody else has moved or deleted meanwhile.
 */
export async function moveDocuments(
  http: Http,
  list: OrderedList,
  { ids, to }: Move,
  signal: AbortSignal,
): Promise<readonly Moved[]> {
  const beside = await neighbour(http, list, ids, to, signal)
  if (beside === null) return []
  const seen = await readPositions(http, list, [...ids, beside.id], signal)
  const isNew = [...seen.values()].some(({ key }) => key === null)
  if (!isNew && to.place === 'beside' && keyOf(seen, beside.id) !== to.key) {
    throw new Problem('order.stale')
  }
  if (isNew) await giveEverybodyAPosition(http, list, beside.id, signal)
  const positions = isNew ? await readPositions(http, list, [...ids, beside.id], signal) : seen

  const docsToMove = ids.toSorted((one, other) =>
    keyOf(positions, one) < keyOf(positions, other) ? -1 : 1,
  )
  const { orderValues } = await http<{ orderValues: readonly string[] }>('/reorder', {
    method: 'POST',
    ...(list.locale && { query: { locale: list.locale } }),
    body: {
      collectionSlug: list.slug,
      orderableFieldName: orderField,
      docsToMove,
      newKeyWillBe: beside.side === 'after' ? 'greater' : 'less',
      target: { id: beside.id, key: keyOf(positions, beside.id) },
    },
    signal,
    signedIn: true,
  })
  return docsToMove.map((id, index) => ({
    id,
    from: keyOf(positions, id),
    to: orderValues[index] ?? '',
  }))
}

/** Puts documents back where they stood, unless somebody has moved or deleted one of them since. */
export async function undoMove(
  http: Http,
  list: OrderedList,
  moved: readonly Moved[],
  signal: AbortSignal,
): Promise<void> {
  const positions = await readPositions(
    http,
    list,
    moved.map(({ id }) => id),
    signal,
  )
  if (moved.some(({ id, to }) => keyOf(positions, id) !== to)) throw new Problem('order.stale')
  for (const { id, from } of moved) {
    await http(`/${list.slug}/${encodeURIComponent(id)}`, {
      method: 'PATCH',
      query: {
        depth: 0,
        ...(positions.get(id)?.isDraft && { draft: true }),
        ...(list.locale && { locale: list.locale }),
      },
      body: { [orderField]: from },
      signal,
      signedIn: true,
    })
  }
}

/** Beside which document, and on which side; null: there is no other. */
async function neighbour(
  http: Http,
  list: OrderedList,
  ids: readonly DocumentId[],
  to: Destination,
  signal: AbortSignal,
): Promise<{ id: DocumentId; side: 'before' | 'after' } | null> {
  if (to.place === 'beside') return to
  const others = { and: [...(list.where ? [list.where] : []), { id: { not_in: [...ids] } }] }
  const at = async (page: number, sort: string) => {
    const query = { ...list, page, sort, limit: 1, fields: ['id'], where: others }
    const { docs } = await readPage(http, query, signal)
    return docs[0]?.id as DocumentId | undefined
  }
  const first =
    to.place === 'end' ? undefined : await at(to.place === 'top' ? 1 : to.position, orderField)
  if (first !== undefined) return { id: first, side: 'before' }
  const last = await at(1, `-${orderField}`)
  return last === undefined ? null : { id: last, side: 'after' }
}

interface Position {
  key: string | null
  isDraft: boolean
}

/** Where documents stand at this moment. */
async function readPositions(
  http: Http,
  { slug, drafts, locale }: OrderedList,
  ids: readonly DocumentId[],
  signal: AbortSignal,
): Promise<ReadonlyMap<DocumentId, Position>> {
  const { docs } = await http<Page>(`/${slug}`, {
    query: {
      depth: 0,
      limit: ids.length,
      where: { id: { in: [...ids] } },
      select: { [orderField]: true, ...(drafts && { _status: true }) },
      ...(drafts && { draft: true }),
      ...(locale && { locale }),
    },
    signal,
    signedIn: true,
  })
  const positions = new Map(docs.map((doc) => [doc.id as DocumentId, positionOf(doc)]))
  if (ids.some((id) => !positions.has(id))) throw new Problem('order.stale')
  return positions
}

const positionOf = ({ [orderField]: key, _status }: DocumentData): Position => ({
  key: typeof key === 'string' ? key : null,
  isDraft: _status === 'draft',
})

const keyOf = (positions: ReadonlyMap<DocumentId, Position>, id: DocumentId): string =>
  positions.get(id)?.key ?? ''

/** Documents that are older than the order have no place in it: the first move gives one to each. */
const giveEverybodyAPosition = (
  http: Http,
  { slug }: OrderedList,
  id: DocumentId,
  signal: AbortSignal,
): Promise<unknown> =>
  http('/reorder', {
    method: 'POST',
    body: {
      collectionSlug: slug,
      orderableFieldName: orderField,
      docsToMove: [id],
      newKeyWillBe: 'greater',
      target: { id, key: '' },
    },
    signal,
    signedIn: true,
  })
