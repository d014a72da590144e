import type { Endpoint, PayloadRequest } from 'payload'
import type { NewAssignment } from '#contracts/assignments'
import { assignmentsPath, mostAssignments } from '#contracts/assignments'
import { Problem } from '#problems'
import { addAssignment, openAbout } from '../../features/assignments/kept-assignments.ts'
import { userKey, userOfKey } from '../../features/comments/user-key.ts'
import { keysOf, once } from '../../features/creations/once.ts'
import { answer } from '../../kit/answer.ts'
import { mustBeAllowedToUpdate } from '../../kit/asked-document.ts'
import type { Document } from '../../kit/document.ts'
import { oneAfterAnother } from '../../kit/one-after-another.ts'
import { isPossibleId } from '../../kit/possible-id.ts'
import { refuseStrangers } from '../../kit/refuse-strangers.ts'
import { assignedDocument, keyOf } from './asked-assignments.ts'
import { editorsOf } from './editors.ts'
import { answerAssignments } from './read-assignments.ts'
import { readNewAssignment } from './request.ts'
import { tellChanged } from './tell-changed.ts'

/** Gives somebody a task on a document that both may edit. */
export const giveTask: Endpoint = {
  path: assignmentsPath,
  method: 'post',
  handler: answer(async (req) => {
    await refuseStrangers(req)
    const { due, task, to, ...asked } = await readNewAssignment(req)
    const assigned = await assignedDocument(req, asked)
    const { about, document } = assigned
    await mustBeAllowedToUpdate(req, document)
    // What is sent again because its answer was lost is given once.
    const sentAgain = {
      idIn: () => about,
      again: () => answerAssignments(req, assigned, 201),
    }
    return once(req, sentAgain, keysOf(req, `${about} assignment`), async () => {
      const assignee = await assigneeOf(req, document, to)
      const given = { about, assignee, giver: keyOf(req), task: task ?? '', due: due ?? null }
      await oneAfterAnother(req.payload, `assignments ${about}`, async () => {
        await mustHaveRoom(req, about)
        await addAssignment(req, given)
      })
      await tellChanged(req, document, [given])
      return answerAssignments(req, assigned, 201)
    })
  }),
}

export async function mustHaveRoom(req: PayloadRequest, about: string): Promise<void> {
  if ((await openAbout(req, about)).length < mostAssignments) return
  throw new Problem('assignment.tooMany', { details: { most: String(mostAssignments) } })
}

/** Refuses whom the one who asks may not know, and who may not edit the document. */
async function assigneeOf(
  req: PayloadRequest,
  document: Document,
  { collection, id }: NewAssignment['to'],
): Promise<string> {
  const { payload } = req
  const refused = new Problem('assignment.notAssignable')
  const user = userOfKey(payload, userKey({ relationTo: collection, value: id }))
  if (!user || !isPossibleId(payload, collection, id)) throw refused
  const which = { collection, id: user.value, depth: 0, disableErrors: true } as const
  const known = await payload.findByID({ ...which, select: {}, overrideAccess: false, req })
  const stored = known && (await payload.findByID(which))
  if (!stored || !(await editorsOf(req, document)(collection, stored))) throw refused
  return userKey({ relationTo: collection, value: stored.id })
}
