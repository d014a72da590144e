import type { Endpoint, PayloadRequest } from 'payload'
import { templatesPath } from '#contracts/templates'
import { Problem } from '#problems'
import { removeTemplate, renameTemplate } from '../../features/templates/kept-templates.ts'
import { answer } from '../../kit/answer.ts'
import { refuseStrangers } from '../../kit/refuse-strangers.ts'
import { askedTemplate, changeableBy } from './asked-templates.ts'
import { answerTemplate } from './keep-template.ts'
import { readName } from './request.ts'

const path = `${templatesPath}/:template`

/** Renames one's own template, or one of a collection in which one may delete everything. */
export const changeTemplate: Endpoint = {
  path,
  method: 'patch',
  handler: answer(async (req) => {
    const id = await changeable(req)
    const { name } = await readName(req)
    await renameTemplate(req, id, name)
    return answerTemplate(req, id)
  }),
}

/** Deletes one; the documents that began with it stay. */
export const deleteTemplate: Endpoint = {
  path,
  method: 'delete',
  handler: answer(async (req) => {
    await removeTemplate(req, await changeable(req))
    return new Response(null, { status: 204 })
  }),
}

async function changeable(req: PayloadRequest): Promise<string> {
  await refuseStrangers(req)
  const { collection, template } = await askedTemplate(req)
  const mayChange = await changeableBy(req, collection)
  if (!mayChange(template)) throw new Problem('access.refused')
  return template.id
}
