import type { PayloadRequest } from 'payload'
import type { KeptAssignment } from '../../features/assignments/kept-assignments.ts'
import { userOfKey } from '../../features/comments/user-key.ts'
import type { UserRef } from '../../features/locks/current-lock.ts'
import type { Document } from '../../kit/document.ts'
import { askedDocument } from '../../kit/document.ts'
import { publishAfterCommit } from '../../live/after-commit.ts'
import { readersOf } from './editors.ts'

type Told = Pick<KeptAssignment, 'assignee' | 'giver'>

/** Tells whoever shows the document, and those whom its task concerns, that it has changed. */
export async function tellChanged(
  req: PayloadRequest,
  document: Document,
  assignments: readonly Told[],
): Promise<void> {
  const { payload, user } = req
  await publishAfterCommit(payload, req, {
    kind: 'assignments',
    document: askedDocument(document),
    by: user && { relationTo: user.collection, value: user.id },
  })
  const keys = new Set(assignments.flatMap(({ assignee, giver }) => [assignee, giver]))
  const users: UserRef[] = []
  for (const key of keys) {
    const one = userOfKey(payload, key)
    if (one && (await isReader(req, document, one))) users.push(one)
  }
  if (users.length > 0) await publishAfterCommit(payload, req, { kind: 'inbox', users })
}

async function isReader(
  req: PayloadRequest,
  document: Document,
  { relationTo, value }: UserRef,
): Promise<boolean> {
  const which = { collection: relationTo, id: value, depth: 0, disableErrors: true } as const
  const stored = await req.payload.findByID(which)
  // A rule that fails for somebody else is no reason to refuse the change.
  return stored ? readersOf(req, document)(relationTo, stored).catch(() => false) : false
}
