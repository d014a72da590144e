import type { Endpoint, Payload, PayloadRequest } from 'payload'
import { hasDraftsEnabled } from 'payload/shared'
import { isRecord } from '#contracts/is-record'
import type { Document } from '../../kit/document.ts'
import { mayUpdate } from '../../kit/may-update.ts'
import { idAsKept, isPossibleId } from '../../kit/possible-id.ts'

/**
 * Whether a document with drafts may be saved is answered as its save would be. Called when Payload has
 * its own endpoints.
 */
export function answerAsSavesWould({ collections, config }: Payload): void {
  const entities = [...Object.values(collections).map(({ config }) => config), ...config.globals]
  for (const { endpoints, ...entity } of entities) {
    if (!endpoints || !hasDraftsEnabled(entity)) continue
    for (const [index, endpoint] of endpoints.entries()) {
      const isAccess = endpoint.path.startsWith('/access') && endpoint.method === 'post'
      // All collections share Payload's own endpoints, so they are replaced and not changed.
      if (isAccess) endpoints[index] = { ...endpoint, handler: truthful(endpoint.handler) }
    }
  }
}

const truthful =
  (handler: Endpoint['handler']): Endpoint['handler'] =>
  async (req) => {
    const response = await handler(req)
    const { data } = req
    const document = documentOf(req)
    if (!response.ok || !document || !data || Object.keys(data).length === 0) return response
    const granted: unknown = await response.json()
    const { update: _, ...others } = isRecord(granted) ? granted : {}
    const update = await mayUpdate(req, document, data)
    return Response.json(
      { ...others, ...(update && { update }) },
      { headers: response.headers, status: response.status },
    )
  }

/** null: one that does not exist yet. */
function documentOf({ payload, routeParams }: PayloadRequest): Document | null {
  const { collection: slug, global: globalSlug, id } = routeParams ?? {}
  const global = payload.config.globals.find(({ slug }) => slug === globalSlug)
  if (global) return { global }
  const collection = payload.collections[String(slug)]?.config
  return collection && id !== undefined && isPossibleId(payload, collection.slug, String(id))
    ? { collection, id: idAsKept(payload, collection.slug, String(id)) }
    : null
}
