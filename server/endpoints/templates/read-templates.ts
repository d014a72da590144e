import type { Endpoint } from 'payload'
import type { DocumentTemplates } from '#contracts/templates'
import { templatesPath } from '#contracts/templates'
import { templatesOf } from '../../features/templates/kept-templates.ts'
import { answer } from '../../kit/answer.ts'
import { refuseStrangers } from '../../kit/refuse-strangers.ts'
import { askedCollection, shownOf } from './asked-templates.ts'
import { presentTemplates } from './present-templates.ts'

/** The templates that a new document of a collection can begin with. */
export const readTemplates: Endpoint = {
  path: templatesPath,
  method: 'get',
  handler: answer(async (req) => {
    await refuseStrangers(req)
    const collection = await askedCollection(req, req.query.collectionSlug)
    const shown = await shownOf(req, collection, await templatesOf(req, collection.slug))
    const body: DocumentTemplates = { templates: await presentTemplates(req, collection, shown) }
    return Response.json(body, { headers: { 'cache-control': 'private, no-store' } })
  }),
}
