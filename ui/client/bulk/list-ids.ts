import type { DocumentId } from '#contracts/documents'
import type { Target } from '#machines/selection'
import { isId } from '../changed.ts'
import type { Http } from '../http.ts'
import type { ListQuery } from '../lists.ts'
import { readPage } from '../lists.ts'

/** As many as a server may refuse to exceed. */
const pageSize = 500

/** Every document that is meant, by its id: those that were chosen, or all that match now. */
export async function listIds(
  http: Http,
  list: Pick<ListQuery, 'drafts' | 'locale' | 'slug' | 'trash' | 'where'>,
  target: Target,
  signal: AbortSignal,
): Promise<readonly DocumentId[]> {
  if (target.kind === 'these') return target.ids
  const ids = new Set<DocumentId>()
  for (let page = 1; ; page += 1) {
    const query = { ...list, page, limit: pageSize, sort: 'id', fields: ['id'] }
    const { docs, totalPages } = await readPage(http, query, signal)
    for (const { id } of docs) if (isId(id)) ids.add(id)
    if (page >= totalPages) break
  }
  for (const id of target.without) ids.delete(id)
  return [...ids]
}
