import type { Endpoint, PayloadRequest } from 'payload'
import type { AssignmentChange } from '#contracts/assignments'
import { assignmentsPath } from '#contracts/assignments'
import { Problem } from '#problems'
import type { KeptAssignment } from '../../features/assignments/kept-assignments.ts'
import {
  assignmentById,
  changeAssignment,
  removeAssignments,
} from '../../features/assignments/kept-assignments.ts'
import { answer } from '../../kit/answer.ts'
import { oneAfterAnother } from '../../kit/one-after-another.ts'
import { refuseStrangers } from '../../kit/refuse-strangers.ts'
import type { AssignedTask } from './asked-assignments.ts'
import { askedAssignment, gone, keyOf, mayChange } from './asked-assignments.ts'
import { mustHaveRoom } from './give-task.ts'
import { answerAssignments } from './read-assignments.ts'
import { readAssignmentChange } from './request.ts'
import { tellChanged } from './tell-changed.ts'

/** Changes what is to be done and until when, or says that it is done, or isn't. */
export const changeOne: Endpoint = {
  path: `${assignmentsPath}/:assignment`,
  method: 'patch',
  handler: answer(async (req) => {
    await refuseStrangers(req)
    const found = await askedAssignment(req)
    const { isDone, ...changes } = await readAssignmentChange(req)
    await mustBeAllowed(req, found.assignment, changes)
    if (Object.keys(changes).length > 0) await changeAssignment(req, found.assignment.id, changes)
    if (isDone !== undefined) await finish(req, found, isDone)
    await tellChanged(req, found.document, [found.assignment])
    return answerAssignments(req, found)
  }),
}

/** Takes a task back. */
export const takeBack: Endpoint = {
  path: `${assignmentsPath}/:assignment`,
  method: 'delete',
  handler: answer(async (req) => {
    await refuseStrangers(req)
    const found = await askedAssignment(req)
    const { assignment } = found
    if (!(await mayChange(req, assignment))) throw new Problem('access.refused')
    await removeAssignments(req, { id: { equals: assignment.id } })
    await tellChanged(req, found.document, [assignment])
    return answerAssignments(req, found)
  }),
}

async function mustBeAllowed(
  req: PayloadRequest,
  assignment: KeptAssignment,
  changes: Omit<AssignmentChange, 'isDone'>,
): Promise<void> {
  const isTheirs = assignment.assignee === keyOf(req) && Object.keys(changes).length === 0
  if (!isTheirs && !(await mayChange(req, assignment))) throw new Problem('access.refused')
}

/** Whoever did it first has done it. */
async function finish(
  req: PayloadRequest,
  { about, assignment: { id } }: AssignedTask,
  isDone: boolean,
): Promise<void> {
  await oneAfterAnother(req.payload, `assignments ${about}`, async () => {
    const now = await assignmentById(req, id)
    if (!now) throw gone()
    if (Boolean(now.doneAt) === isDone) return
    if (!isDone) await mustHaveRoom(req, about)
    await changeAssignment(req, id, {
      doneAt: isDone ? new Date().toISOString() : null,
      doneBy: isDone ? keyOf(req) : null,
    })
  })
}
