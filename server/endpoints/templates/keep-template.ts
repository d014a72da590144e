import type { Endpoint, PayloadRequest } from 'payload'
import type { DocumentTemplate } from '#contracts/templates'
import { templatesPath } from '#contracts/templates'
import { Problem } from '#problems'
import { keysOf, once } from '../../features/creations/once.ts'
import { copiedValues } from '../../features/templates/copied-values.ts'
import { addTemplate, templateById } from '../../features/templates/kept-templates.ts'
import { answer } from '../../kit/answer.ts'
import { findAskedDocument } from '../../kit/asked-document.ts'
import { refuseStrangers } from '../../kit/refuse-strangers.ts'
import { askedCollection, authorOf } from './asked-templates.ts'
import { presentTemplates } from './present-templates.ts'
import { readNewTemplate } from './request.ts'

/** Keeps what is saved of a document, as far as whoever asks may read it. */
export const keepTemplate: Endpoint = {
  path: templatesPath,
  method: 'post',
  handler: answer(async (req) => {
    await refuseStrangers(req)
    const { collectionSlug, id, name } = await readNewTemplate(req)
    const collection = await askedCollection(req, collectionSlug)
    const document = await findAskedDocument(req, { collectionSlug, id })
    if (!('id' in document)) throw new Problem('document.notFound')
    return once(
      req,
      {
        idIn: ({ id }: DocumentTemplate) => id,
        again: ({ document: template }) => answerTemplate(req, template, 201),
      },
      keysOf(req, `template ${collectionSlug} ${document.id}`),
      async () => {
        const values = await copiedValues(req, collection, document.id)
        const source = String(document.id)
        const template = { name, of: collectionSlug, source, values, author: authorOf(req) }
        return answerTemplate(req, await addTemplate(req, template), 201)
      },
    )
  }),
}

/** A template as it is now. */
export async function answerTemplate(
  req: PayloadRequest,
  id: string,
  status = 200,
): Promise<Response> {
  const kept = await templateById(req, id)
  const collection = kept && req.payload.collections[kept.of]?.config
  if (!collection) throw new Problem('template.gone')
  const [body] = await presentTemplates(req, collection, [kept])
  return Response.json(body, { status, headers: { 'cache-control': 'private, no-store' } })
}
