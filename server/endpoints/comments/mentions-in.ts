import type { PayloadRequest } from 'payload'
import type { CommentAnchor } from '#contracts/comments'
import { mentionsText } from '../../features/comments/mentions.ts'
import { userKey, userOfKey } from '../../features/comments/user-key.ts'
import { isPossibleId } from '../../kit/possible-id.ts'
import type { Commented } from './asked-comments.ts'
import { readersOf } from './readers.ts'

/** More than that nobody mentions in one comment. */
const most = 50

/**
 * Those whom a text mentions, as they are stored: whom its writer may not know, and who may not read it,
 * are not mentioned, whatever the text says.
 */
export async function mentionsIn(
  req: PayloadRequest,
  { document }: Commented,
  text: string,
  anchor: CommentAnchor,
): Promise<string> {
  const isReader = readersOf(req, document)
  const mentioned: string[] = []
  for (const [relationTo, ids] of idsIn(req, text)) {
    const where = { id: { in: ids } }
    const asked = { collection: relationTo, where, depth: 0, pagination: false } as const
    const known = await req.payload.find({
      ...{ ...asked, select: {}, overrideAccess: false, disableErrors: true, req },
    })
    const knownIds = new Set(known.docs.map(({ id }) => id))
    const { docs } = await req.payload.find(asked)
    for (const user of docs) {
      if (!knownIds.has(user.id) || !(await isReader(relationTo, user, anchor))) continue
      mentioned.push(userKey({ relationTo, value: user.id }))
    }
  }
  return mentionsText(mentioned)
}

function idsIn(
  { payload }: PayloadRequest,
  text: string,
): ReadonlyMap<string, readonly (string | number)[]> {
  const found = new Map<string, (string | number)[]>()
  for (const [, slug = '', id = ''] of [...text.matchAll(/@\[([\w-]+):([^\]\s]+)\]/g)].slice(
    0,
    most,
  )) {
    const user = userOfKey(payload, `${slug}/${id}`)
    if (!user || !isPossibleId(payload, slug, id)) continue
    found.set(slug, [...(found.get(slug) ?? []), user.value])
  }
  return found
}
