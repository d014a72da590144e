import type { Endpoint } from 'payload'
import type { PreviewConfig } from '#config-schema/config'
import type { PreviewAnswer } from '#contracts/preview'
import { previewPagePath, previewPath } from '#contracts/preview'
import { Problem } from '#problems'
import { answer } from '../../kit/answer.ts'
import { findAskedDocument, readAskedDocument } from '../../kit/asked-document.ts'
import { refuseStrangers } from '../../kit/refuse-strangers.ts'
import { draftUrl } from './draft-url.ts'
import { previewUrls } from './preview-urls.ts'
import { readDraft } from './read-draft.ts'
import { noteShown } from './shown/shown-documents.ts'

/** An editor's own preview is asked for anew with each document that they open, and after each save. */
const ownMs = 60 * 60 * 1000

/** Answers within the same half hour are the same: a page whose address changes is loaded again. */
const sameMs = 30 * 60 * 1000

const ownExpiry = (): number => Math.ceil(Date.now() / sameMs) * sameMs + ownMs

/** GET /stateroom/preview. Where the site shows a document, for whoever reads it in the panel. */
export const previewEndpoint = ({ drafts, origins }: PreviewConfig): Endpoint => ({
  path: previewPath,
  method: 'get',
  handler: answer(async (req) => {
    await refuseStrangers(req)
    const document = await findAskedDocument(req, readAskedDocument(req))
    const data = await readDraft(req, document)
    const { live, page } = await previewUrls(req, document, data)
    const { collection, id } = req.user!
    const until = { expiresAt: ownExpiry(), by: { collection, id }, data }
    const found: PreviewAnswer = {
      url: live !== null && drafts ? draftUrl(req.payload, live, document, until) : live,
      pageUrl: page,
      origins,
    }
    if (live !== null) await noteShown(req, document, data)
    return Response.json(found, { headers: { 'cache-control': 'private, no-store' } })
  }),
})

/** GET /stateroom/preview/page. A link to a document's page needs no request before it is followed. */
export const previewPageEndpoint: Endpoint = {
  path: previewPagePath,
  method: 'get',
  handler: answer(async (req) => {
    await refuseStrangers(req)
    const document = await findAskedDocument(req, readAskedDocument(req))
    const { page } = await previewUrls(req, document, await readDraft(req, document))
    if (page === null) throw new Problem('preview.noPage')
    return new Response(null, {
      status: 302,
      headers: { location: page, 'cache-control': 'private, no-store' },
    })
  }),
}
