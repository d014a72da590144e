import type { Endpoint, PayloadRequest } from 'payload'
import type { DocumentAssignments } from '#contracts/assignments'
import { assignmentsPath } from '#contracts/assignments'
import { doneAbout, openAbout } from '../../features/assignments/kept-assignments.ts'
import { answer } from '../../kit/answer.ts'
import { readAskedDocument } from '../../kit/asked-document.ts'
import { askedDocument } from '../../kit/document.ts'
import { refuseStrangers } from '../../kit/refuse-strangers.ts'
import type { Assigned } from './asked-assignments.ts'
import { assignedDocument } from './asked-assignments.ts'
import { mayEdit } from './editors.ts'
import { presentAssignments } from './present-assignments.ts'

const mostDone = 10

/** The tasks on one document, in the trash too, for whoever may read it. */
export const readAssignments: Endpoint = {
  path: assignmentsPath,
  method: 'get',
  handler: answer(async (req) => {
    await refuseStrangers(req)
    const asked = readAskedDocument(req)
    return answerAssignments(req, await assignedDocument(req, asked, { trash: true }))
  }),
}

/** The tasks on a document as they are now. */
export async function answerAssignments(
  req: PayloadRequest,
  { about, document }: Assigned,
  status = 200,
): Promise<Response> {
  const kept = [...(await openAbout(req, about)), ...(await doneAbout(req, about, mostDone))]
  const body: DocumentAssignments = {
    assignments: await presentAssignments(req, kept),
    mayAssign: await mayAssign(req, document),
  }
  return Response.json(body, { status, headers: { 'cache-control': 'private, no-store' } })
}

/** Nobody is given anything to do about what is in the trash. */
async function mayAssign(req: PayloadRequest, document: Assigned['document']): Promise<boolean> {
  const isThere = await assignedDocument(req, askedDocument(document)).catch(() => null)
  return isThere !== null && mayEdit(req, document)
}
