import type { PayloadRequest } from 'payload'
import type { KeptComment } from '../../features/comments/kept-comments.ts'
import { mentionedKeys } from '../../features/comments/mentions.ts'
import { userKey, userOfKey } from '../../features/comments/user-key.ts'
import type { UserRef } from '../../features/locks/current-lock.ts'
import { publishAfterCommit } from '../../live/after-commit.ts'
import type { Commented } from './asked-comments.ts'
import { readersOf } from './readers.ts'

/** A comment that was written or changed, in its thread. */
interface Told {
  /** As it is now, and as it was: whom it mentions no more loses it. */
  versions: readonly Pick<KeptComment, 'mentions' | 'thread'>[]
  /** The one that began the thread first. */
  thread: readonly KeptComment[]
}

/** Tells those to whom a comment was written, and who may read it, that their inbox has changed. */
export async function tellInboxes(
  req: PayloadRequest,
  { document }: Commented,
  { thread, versions }: Told,
): Promise<void> {
  const isReply = versions.some((one) => one.thread)
  const keys = new Set([
    ...versions.flatMap(mentionedKeys),
    ...(isReply ? thread.flatMap(({ author }) => author ?? []) : []),
  ])
  keys.delete(userKey({ relationTo: req.user!.collection, value: req.user!.id }))
  const isReader = readersOf(req, document)
  const users: UserRef[] = []
  for (const [relationTo, ids] of idsOf(req, keys)) {
    const where = { id: { in: ids } }
    const { docs } = await req.payload.find({
      ...{ collection: relationTo, where, depth: 0, pagination: false },
    })
    for (const user of docs) {
      const mayRead = isReader(relationTo, user, thread[0]?.anchor ?? {})
      // A rule that fails for somebody else is no reason to refuse the comment.
      if (await mayRead.catch(() => false)) users.push({ relationTo, value: user.id })
    }
  }
  if (users.length > 0) await publishAfterCommit(req.payload, req, { kind: 'inbox', users })
}

function idsOf(
  { payload }: PayloadRequest,
  keys: ReadonlySet<string>,
): ReadonlyMap<string, readonly UserRef['value'][]> {
  const found = new Map<string, UserRef['value'][]>()
  for (const key of keys) {
    const user = userOfKey(payload, key)
    if (user) found.set(user.relationTo, [...(found.get(user.relationTo) ?? []), user.value])
  }
  return found
}
