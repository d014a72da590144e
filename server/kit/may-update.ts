import type { PayloadRequest, Where } from 'payload'
import {
  combineQueries,
  executeAccess,
  getLatestCollectionVersion,
  getLatestGlobalVersion,
} from 'payload'
import type { Document } from './document.ts'

/**
 * What a save of these values would be told. Payload's own answer looks at the document that visitors
 * see, where a rule is a query; a save looks at the latest version, and so does this.
 */
export async function mayUpdate(
  req: PayloadRequest,
  document: Document,
  data: Record<string, unknown>,
): Promise<boolean> {
  const entity = 'global' in document ? document.global : document.collection
  const id = 'global' in document ? undefined : document.id
  const rule = await executeAccess(
    { data, disableErrors: true, req, ...(id !== undefined && { id }) },
    entity.access.update,
  )
  return typeof rule === 'object' ? isFound(req, document, rule) : rule
}

async function isFound(req: PayloadRequest, document: Document, rule: Where): Promise<boolean> {
  const { payload } = req
  const locale = req.locale ?? undefined
  if ('global' in document) {
    const { slug } = document.global
    const { global, globalExists } = await getLatestGlobalVersion({
      slug,
      config: document.global,
      payload,
      req,
      where: rule,
      ...(locale !== undefined && { locale }),
    })
    return !globalExists || Object.keys(global ?? {}).length > 0
  }
  const { collection, id } = document
  const where = combineQueries({ id: { equals: id } }, rule)
  const query = { collection: collection.slug, req, where, ...(locale && { locale }) }
  return Boolean(await getLatestCollectionVersion({ id, config: collection, payload, query, req }))
}
