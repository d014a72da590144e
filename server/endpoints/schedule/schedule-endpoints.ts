import type { Endpoint, PayloadRequest } from 'payload'
import type { Schedule } from '#contracts/schedule'
import { schedulePath } from '#contracts/schedule'
import { answer } from '../../kit/answer.ts'
import { mustBeAllowedToUpdate, readAskedDocument } from '../../kit/asked-document.ts'
import type { Document } from '../../kit/document.ts'
import { refuseStrangers } from '../../kit/refuse-strangers.ts'
import { plan, planById, plannedFor, unplan } from './jobs.ts'
import { mustBePublishable } from './must-be-publishable.ts'
import { readPlan } from './request.ts'
import { scheduledDocument } from './scheduled-entity.ts'

/** What is planned for one document: to be published, or hidden, at a later moment (DOC-15). */
const readSchedule: Endpoint = {
  path: schedulePath,
  method: 'get',
  handler: answer(async (req) => {
    await refuseStrangers(req)
    return answerSchedule(req, await scheduledDocument(req, readAskedDocument(req)))
  }),
}

/** Plans it, for whoever may change now what visitors see, and where it could be done now. */
const planPublication: Endpoint = {
  path: schedulePath,
  method: 'post',
  handler: answer(async (req) => {
    await refuseStrangers(req)
    const asked = await readPlan(req)
    const document = await scheduledDocument(req, asked)
    await mustBeAllowedToUpdate(req, document, 'published')
    const warnings =
      asked.action === 'publish' ? await mustBePublishable(req, document, asked.locale) : []
    await plan(req, document, asked)
    return answerSchedule(req, document, { status: 201, warnings })
  }),
}

/** Takes a plan back. */
const removePlan: Endpoint = {
  path: `${schedulePath}/:plan`,
  method: 'delete',
  handler: answer(async (req) => {
    await refuseStrangers(req)
    const id = String(req.routeParams?.plan)
    const document = await planById(req, id)
    await mustBeAllowedToUpdate(req, document, 'published')
    await unplan(req, id)
    return answerSchedule(req, document)
  }),
}

export const scheduleEndpoints = [readSchedule, planPublication, removePlan]

async function answerSchedule(
  req: PayloadRequest,
  document: Document,
  { status = 200, warnings = [] }: { status?: number } & Pick<Schedule, 'warnings'> = {},
) {
  const planned = await plannedFor(req, document)
  const schedule: Schedule = { planned, ...(warnings.length > 0 && { warnings }) }
  return Response.json(schedule, { status, headers: { 'cache-control': 'private, no-store' } })
}
