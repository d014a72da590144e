import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import type { AskedDocument } from '#contracts/documents'
import type { PreviewLink, PreviewLinks } from '#contracts/preview'
import { previewLinksPath } from '#contracts/preview'
import { Problem } from '#problems'
import { answer } from '../../../kit/answer.ts'
import {
  askedDocumentShape,
  findAskedDocument,
  isOneDocument,
  mustBeAllowedToUpdate,
  readAskedDocument,
} from '../../../kit/asked-document.ts'
import type { Document } from '../../../kit/document.ts'
import { refuseStrangers } from '../../../kit/refuse-strangers.ts'
import { userTitle } from '../../../kit/user-title.ts'
import { audit } from '../../audit/audit-log.ts'
import { draftUrl } from '../draft-url.ts'
import { previewUrls } from '../preview-urls.ts'
import { readDraft } from '../read-draft.ts'
import type { KeptLink } from './links.ts'
import { linkById, linksTo, makeLink, revokeLink } from './links.ts'

const schema = z.object(askedDocumentShape).refine(isOneDocument) satisfies z.ZodType<AskedDocument>

/** Who may change a draft may show it to others, and see and revoke what is out. */
export const linkEndpoints = (hours: number): Endpoint[] => [
  {
    path: previewLinksPath,
    method: 'get',
    handler: answer(async (req) => {
      await refuseStrangers(req)
      const document = await sharedDocument(req, readAskedDocument(req))
      return answerLinks(req, document)
    }),
  },
  {
    path: previewLinksPath,
    method: 'post',
    handler: answer(async (req) => {
      await refuseStrangers(req)
      const { data, success } = schema.safeParse(await req.json?.().catch(() => undefined))
      if (!success) throw new Problem('request.invalid', { details: { part: 'body' } })
      const document = await sharedDocument(req, data)
      const draft = await readDraft(req, document)
      const { live } = await previewUrls(req, document, draft)
      if (live === null) throw new Problem('preview.noPage')
      await makeLink(req, document, draft, hours)
      await audit(req, { event: 'previewShared', ...factsOf(document) })
      return answerLinks(req, document, 201)
    }),
  },
  {
    path: `${previewLinksPath}/:link`,
    method: 'delete',
    handler: answer(async (req) => {
      await refuseStrangers(req)
      const link = await linkById(req, String(req.routeParams?.link))
      const document = await sharedDocument(req, askedOf(link))
      await revokeLink(req, link.id)
      await audit(req, { event: 'previewRevoked', ...factsOf(document) })
      return answerLinks(req, document)
    }),
  },
]

async function sharedDocument(req: PayloadRequest, asked: AskedDocument): Promise<Document> {
  const document = await findAskedDocument(req, asked)
  await mustBeAllowedToUpdate(req, document)
  return document
}

const askedOf = ({ document, entity }: KeptLink): AskedDocument =>
  document === null
    ? { globalSlug: entity.replace(/^globals\//, '') }
    : { collectionSlug: entity, id: document }

const factsOf = (document: Document) =>
  'global' in document
    ? { collection: document.global.slug }
    : { collection: document.collection.slug, document: document.id }

async function answerLinks(req: PayloadRequest, document: Document, status = 200) {
  const data = await readDraft(req, document)
  const kept = await linksTo(req, document, data)
  const { live } = await previewUrls(req, document, data)
  const links: PreviewLinks = {
    links: await Promise.all(
      kept.map(async (link): Promise<PreviewLink> => {
        const { createdAt, id, userCollection, userId } = link
        const expiresAt = Date.parse(link.expiresAt)
        return {
          id,
          url: draftUrl(req.payload, live ?? '', document, { expiresAt, link: id, data }),
          by: userCollection && userId ? await userTitle(req, userCollection, userId) : null,
          createdAt: new Date(createdAt).toISOString(),
          expiresAt: new Date(expiresAt).toISOString(),
        }
      }),
    ),
  }
  return Response.json(links, { status, headers: { 'cache-control': 'private, no-store' } })
}
