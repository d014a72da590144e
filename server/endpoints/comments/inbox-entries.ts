import type { PayloadRequest } from 'payload'
import { mostInInbox } from '#contracts/inbox'
import type { ToUser } from '../../features/comments/inbox-comments.ts'
import { commentsTo } from '../../features/comments/inbox-comments.ts'
import { askedOfAbout } from '../../features/comments/kept-comments.ts'
import { userKey } from '../../features/comments/user-key.ts'
import { askedDocument } from '../../kit/document.ts'
import type { InboxSource } from '../inbox/source.ts'
import type { Commented } from './asked-comments.ts'
import { commentedDocument } from './asked-comments.ts'
import { namesIn } from './names.ts'
import { commentOf } from './present-threads.ts'
import { shortened } from './shortened.ts'

/** A comment to them on a document that they may read. */
type Shown = ToUser & Pick<Commented, 'document'>

/** What others wrote to whoever asks. */
export const commentsInInbox: InboxSource = async (req) => {
  const { collection, id } = req.user!
  const shown = await readable(
    req,
    await commentsTo(req, userKey({ relationTo: collection, value: id })),
  )
  if (shown.length === 0) return []
  const nameOf = await namesIn(
    req,
    shown.map(({ comment }) => comment),
  )
  return shown.map(({ comment, document, first, why }) => {
    const { at, by, id, mentions, text } = commentOf(req, nameOf, comment)
    return {
      ...{ id, by, at, text: shortened(text), mentions, why },
      ...{ thread: first.id, document: askedDocument(document), anchor: first.anchor ?? {} },
    }
  })
}

/** Each document is asked for once, and none when there are enough. */
async function readable(req: PayloadRequest, all: readonly ToUser[]): Promise<Shown[]> {
  const documents = new Map<string, Promise<Commented | null>>()
  const shown: Shown[] = []
  for (const one of all) {
    const { about, anchor } = one.first
    const found = documents.get(about) ?? commentedOrNull(req, about)
    documents.set(about, found)
    const commented = await found
    if (!commented || (await commented.judge(anchor ?? {})) === 'refused') continue
    shown.push({ ...one, document: commented.document })
    if (shown.length === mostInInbox) break
  }
  return shown
}

/** null: it is gone or in the trash, or they may not read it, or not the comments on it. */
async function commentedOrNull(req: PayloadRequest, about: string): Promise<Commented | null> {
  const asked = askedOfAbout(about)
  if (!asked) return null
  return commentedDocument(req, asked, { trash: false }).catch(() => null)
}
