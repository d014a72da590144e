import type { Endpoint, PayloadRequest } from 'payload'
import { executeAccess } from 'payload'
import { z } from 'zod'
import type { PreflightConfig } from '#config-schema/config'
import { preflightPath } from '#contracts/preflight'
import { Problem } from '#problems'
import { answer } from '../../kit/answer.ts'
import { findAskedDocument, mustBeAllowedToUpdate } from '../../kit/asked-document.ts'
import { jsonOf } from '../../kit/json-of.ts'
import { refuseStrangers } from '../../kit/refuse-strangers.ts'
import { check } from './check.ts'
import type { Publication } from './publication.ts'

/** POST /stateroom/preflight. What stands in the way of publishing these values, for whoever may. */
export const preflightEndpoint = ({ collections, globals }: PreflightConfig): Endpoint => ({
  path: preflightPath,
  method: 'post',
  handler: answer(async (req) => {
    await refuseStrangers(req)
    const { data: asked, success } = schema.safeParse(await jsonOf(req))
    if (!success) throw new Problem('request.invalid', { details: { part: 'body' } })
    const { entity, id } = await findTarget(req, asked)
    const rules = ('auth' in entity ? collections : globals)[entity.slug]
    if (!rules) throw new Problem('document.notFound')
    const publication = { req, entity, id, data: asked.data, asUser: true }
    return Response.json(await check(publication, rules), {
      headers: { 'cache-control': 'private, no-store' },
    })
  }),
})

const schema = z.object({
  collectionSlug: z.string().exactOptional(),
  globalSlug: z.string().exactOptional(),
  id: z.union([z.string(), z.number()]).exactOptional(),
  data: z.record(z.string(), z.unknown()),
})

async function findTarget(
  req: PayloadRequest,
  { data, ...asked }: z.output<typeof schema>,
): Promise<Pick<Publication, 'entity' | 'id'>> {
  const { collectionSlug, globalSlug, id } = asked
  if ((collectionSlug === undefined) === (globalSlug === undefined)) {
    throw new Problem('request.invalid', { details: { part: 'body' } })
  }
  if (collectionSlug !== undefined && id === undefined) {
    const entity = req.payload.collections[collectionSlug]?.config
    if (!entity) throw new Problem('document.notFound')
    const mayCreate = await executeAccess({ data, disableErrors: true, req }, entity.access.create)
    if (!mayCreate) throw new Problem('access.refused')
    return { entity, id: null }
  }
  const document = await findAskedDocument(req, asked)
  await mustBeAllowedToUpdate(req, document, 'published')
  return 'global' in document
    ? { entity: document.global, id: null }
    : { entity: document.collection, id: document.id }
}
