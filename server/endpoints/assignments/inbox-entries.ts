import type { PayloadRequest } from 'payload'
import { mostInInbox } from '#contracts/inbox'
import type { KeptAssignment } from '../../features/assignments/kept-assignments.ts'
import { doneFor, givenTo } from '../../features/assignments/kept-assignments.ts'
import { askedDocument } from '../../kit/document.ts'
import { namesOfKeys } from '../comments/names.ts'
import type { Found, InboxSource } from '../inbox/source.ts'
import { keyOf } from './asked-assignments.ts'
import { readableAmong } from './readable-among.ts'

/** Of those that a user may not read any more there may be many. */
const mostLookedAt = 300

/** The tasks that others gave to whoever asks, and those that others have done for them. */
export const assignmentsInInbox: InboxSource = async (req) => {
  const user = keyOf(req)
  return [
    ...(await entriesOf(req, await givenTo(req, user, mostLookedAt), given)),
    ...(await entriesOf(req, await doneFor(req, user, mostLookedAt), done)),
  ]
}

interface Step {
  id: string
  why: 'assigned' | 'taskDone'
  by: string | null | undefined
  at: string
}

const given = ({ createdAt, giver, id }: KeptAssignment): Step => ({
  ...{ id, why: 'assigned', by: giver, at: createdAt },
})

/** Done again, it is another entry: the first may have been read. */
const done = ({ createdAt, doneAt, doneBy, id }: KeptAssignment): Step => {
  const at = doneAt ?? createdAt
  return { id: `${id} ${Date.parse(at)}`, why: 'taskDone', by: doneBy, at }
}

async function entriesOf(
  req: PayloadRequest,
  assignments: readonly KeptAssignment[],
  stepOf: (assignment: KeptAssignment) => Step,
): Promise<Found[]> {
  const shown = await readableAmong(req, assignments, mostInInbox)
  if (shown.length === 0) return []
  const nameOf = await namesOfKeys(
    req,
    shown.map(({ assignment }) => stepOf(assignment).by),
  )
  return shown.map(({ assignment, document }) => {
    const { at, by, id, why } = stepOf(assignment)
    return {
      ...{ id, why, at, by: nameOf(by), document: askedDocument(document) },
      ...{ text: assignment.task ?? '', due: assignment.due || null },
    }
  })
}
