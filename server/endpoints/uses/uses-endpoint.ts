import type { Endpoint } from 'payload'
import { usesPath } from '#contracts/uses'
import { Problem } from '#problems'
import { answer } from '../../kit/answer.ts'
import { findAskedDocument, readAskedDocument } from '../../kit/asked-document.ts'
import { refuseStrangers } from '../../kit/refuse-strangers.ts'
import { usesOf } from './uses-of.ts'

/** Which documents refer to a document or a file, as far as the one who asks may read them. */
export const usesEndpoint: Endpoint = {
  path: usesPath,
  method: 'get',
  handler: answer(async (req) => {
    await refuseStrangers(req)
    const asked = await findAskedDocument(req, readAskedDocument(req), { trash: true })
    if (!('collection' in asked)) throw new Problem('document.notFound')
    const uses = await usesOf(req, { slug: asked.collection.slug, id: asked.id })
    return Response.json(uses, { headers: { 'cache-control': 'private, no-store' } })
  }),
}
