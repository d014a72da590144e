import type { PayloadRequest } from 'payload'
import type { LockOwner } from '#contracts/locks'
import type { KeptComment } from '../../features/comments/kept-comments.ts'
import { mentionedKeys } from '../../features/comments/mentions.ts'
import { userOfKey } from '../../features/comments/user-key.ts'
import { userTitles } from '../../kit/user-title.ts'

/** Somebody by their key; null: nobody that is still there. */
export type NameOf = (key: string | null | undefined) => LockOwner | null

/** What everybody in these comments is called. */
export const namesIn = (req: PayloadRequest, comments: readonly KeptComment[]): Promise<NameOf> =>
  namesOfKeys(
    req,
    comments.flatMap((comment) => [comment.author, comment.resolvedBy, ...mentionedKeys(comment)]),
  )

/** What these users are called: one question for each collection of users. */
export async function namesOfKeys(
  req: PayloadRequest,
  keys: readonly (string | null | undefined)[],
): Promise<NameOf> {
  const ids = new Map<string, Set<string | number>>()
  for (const user of keys.map((key) => userOfKey(req.payload, key))) {
    if (!user) continue
    ids.set(user.relationTo, (ids.get(user.relationTo) ?? new Set()).add(user.value))
  }
  const titles = new Map<string, ReadonlyMap<string, string>>()
  for (const [slug, some] of ids) titles.set(slug, await userTitles(req, slug, [...some]))

  return (key) => {
    const user = userOfKey(req.payload, key)
    if (!user) return null
    const title = titles.get(user.relationTo)?.get(String(user.value)) ?? null
    return { id: user.value, collection: user.relationTo, title }
  }
}
