import type { PayloadRequest } from 'payload'
import type { AskedDocument } from '#contracts/documents'
import { Problem } from '#problems'
import { commentRules, mayComment } from '../../features/comments/comment-rules.ts'
import type { KeptComment } from '../../features/comments/kept-comments.ts'
import {
  aboutOf,
  askedOfAbout,
  commentById,
  commentsOfThread,
} from '../../features/comments/kept-comments.ts'
import { entityOf } from '../../features/locks/lock-place.ts'
import { findAskedDocument } from '../../kit/asked-document.ts'
import type { Document } from '../../kit/document.ts'
import { mayUpdateAll } from '../../kit/may-update-all.ts'
import type { JudgeAnchor } from './shown-anchors.ts'
import { anchorJudge } from './shown-anchors.ts'

/** A document whose comments this user may read. */
export interface Commented {
  document: Document
  about: string
  judge: JudgeAnchor
}

/** Refuses whoever may not read it, in the trash too unless one says so, or not the comments on it. */
export async function commentedDocument(
  req: PayloadRequest,
  asked: AskedDocument,
  options: { trash: boolean } = { trash: true },
): Promise<Commented> {
  const document = await findAskedDocument(req, asked, options)
  if (!commentRules(req.payload, entityOf(document))) throw new Problem('document.notFound')
  if (!(await mayComment(req, document, 'read'))) throw new Problem('access.refused')
  return { document, about: aboutOf(document), judge: anchorJudge(req, document) }
}

export interface CommentedThread extends Commented {
  comment: KeptComment
  /** The one that began the thread first. */
  comments: readonly KeptComment[]
}

/** The comment that the address names, with its thread. One that may not be read is as if it were gone. */
export async function askedComment(req: PayloadRequest, id: unknown): Promise<CommentedThread> {
  const comment = await commentById(req, String(id))
  const asked = comment && askedOfAbout(comment.about)
  if (!asked) throw gone()
  const commented = await commentedDocument(req, asked)
  const comments = await commentsOfThread(req, commented.about, comment.thread || comment.id)
  const [first] = comments
  if (!first || (await commented.judge(first.anchor ?? {})) === 'refused') throw gone()
  return { ...commented, comment, comments }
}

export const gone = () => new Problem('comment.gone')

/** Administrators keep a site's discussions in order. */
export const mayDeleteAny = (req: PayloadRequest): Promise<boolean> =>
  mayUpdateAll(req, req.payload.config.admin.user)
