import type { Endpoint, PayloadRequest } from 'payload'
import type { MyAssignments } from '#contracts/my-assignments'
import { myAssignmentsPath } from '#contracts/my-assignments'
import { openOf } from '../../features/assignments/kept-assignments.ts'
import { answer } from '../../kit/answer.ts'
import { askedDocument } from '../../kit/document.ts'
import { refuseStrangers } from '../../kit/refuse-strangers.ts'
import { keyOf } from './asked-assignments.ts'
import { presentAssignments } from './present-assignments.ts'
import { readableAmong } from './readable-among.ts'

const mostShown = 100

/** What whoever asks is still to do, about documents that they may read now. */
export const readMine: Endpoint = {
  path: myAssignmentsPath,
  method: 'get',
  handler: answer(async (req) => {
    await refuseStrangers(req)
    const body: MyAssignments = { assignments: await assignmentsOf(req) }
    return Response.json(body, { headers: { 'cache-control': 'private, no-store' } })
  }),
}

/** The same, for whatever tells them of it. */
export async function assignmentsOf(req: PayloadRequest): Promise<MyAssignments['assignments']> {
  const shown = await readableAmong(req, await openOf(req, keyOf(req)), mostShown)
  const told = await presentAssignments(
    req,
    shown.map(({ assignment }) => assignment),
  )
  return told.map((one, index) => ({ ...one, document: askedDocument(shown[index]!.document) }))
}
