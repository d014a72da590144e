import type { PayloadRequest } from 'payload'
import type { Assignment } from '#contracts/assignments'
import type { KeptAssignment } from '../../features/assignments/kept-assignments.ts'
import { namesOfKeys } from '../comments/names.ts'
import { keyOf, mayChangeAny } from './asked-assignments.ts'

/** Tasks as they are told to whoever asks. */
export async function presentAssignments(
  req: PayloadRequest,
  assignments: readonly KeptAssignment[],
): Promise<Assignment[]> {
  const user = keyOf(req)
  const isAdministrator = await mayChangeAny(req)
  const nameOf = await namesOfKeys(
    req,
    assignments.flatMap(({ assignee, doneBy, giver }) => [assignee, doneBy, giver]),
  )
  return assignments.map(({ assignee, createdAt, doneAt, doneBy, due, giver, id, task }) => ({
    id,
    to: nameOf(assignee),
    isMine: assignee === user,
    by: nameOf(giver),
    task: task ?? '',
    due: due || null,
    at: createdAt,
    done: doneAt ? { by: nameOf(doneBy), at: doneAt } : null,
    mayChange: giver === user || isAdministrator,
  }))
}
