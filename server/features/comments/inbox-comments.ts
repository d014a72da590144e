import type { PayloadRequest, Where } from 'payload'
import { commentsSlug } from './comments-collection.ts'
import type { KeptComment } from './kept-comments.ts'
import { mentionedKeys, mentionsText } from './mentions.ts'

/** A comment that somebody else wrote to a user. */
export interface ToUser {
  comment: KeptComment
  /** The one that began its thread. */
  first: KeptComment
  why: 'mention' | 'reply'
}

/** How many of the latest are looked at: of what a user may not read any more there may be many. */
const mostLookedAt = 300

/** How many of what they wrote last say in which threads they take part. */
const mostWritten = 1000

/** What others wrote to a user, the newest first: three questions, however much it is. */
export async function commentsTo(req: PayloadRequest, user: string): Promise<ToUser[]> {
  const joined = await joinedThreads(req, user)
  const found = await newest(req, mostLookedAt, {
    and: [
      { author: { not_equals: user } },
      {
        or: [
          { mentions: { contains: mentionsText([user]) } },
          ...(joined.size > 0 ? [{ thread: { in: [...joined.keys()] } }] : []),
        ],
      },
    ],
  })
  const firsts = await firstsOf(req, found)
  return found.flatMap((comment) => {
    const first = firsts.get(comment.thread || comment.id)
    const why = reason(comment, user, joined)
    return first && why ? [{ comment, first, why }] : []
  })
}

/** null: a reply from before they took part, or a mention of somebody with a similar name. */
function reason(
  comment: KeptComment,
  user: string,
  joined: ReadonlyMap<string, string>,
): ToUser['why'] | null {
  if (mentionedKeys(comment).includes(user)) return 'mention'
  const since = joined.get(comment.thread ?? '')
  return since !== undefined && comment.createdAt > since ? 'reply' : null
}

/** The threads that a user began or replied in, each with when they first did. */
async function joinedThreads(
  req: PayloadRequest,
  user: string,
): Promise<ReadonlyMap<string, string>> {
  const written = await newest(req, mostWritten, { author: { equals: user } })
  return new Map(written.map(({ createdAt, id, thread }) => [thread || id, createdAt]))
}

async function firstsOf(
  req: PayloadRequest,
  comments: readonly KeptComment[],
): Promise<ReadonlyMap<string, KeptComment>> {
  const ids = [...new Set(comments.map(({ id, thread }) => thread || id))]
  const firsts = await newest(req, ids.length, { id: { in: ids } })
  return new Map(firsts.map((first) => [first.id, first]))
}

async function newest(req: PayloadRequest, limit: number, where: Where): Promise<KeptComment[]> {
  const { docs } = await req.payload.db.find<KeptComment>({
    collection: commentsSlug,
    where,
    sort: '-createdAt',
    pagination: false,
    limit,
    req,
  })
  return docs
}
