import type { PayloadRequest } from 'payload'
import type { CommentAnchor } from '#contracts/comments'
import { mayComment } from '../../features/comments/comment-rules.ts'
import type { Document } from '../../kit/document.ts'
import { mayUsePanel } from '../../kit/may-use-panel.ts'
import type { StoredUser } from '../../kit/request-as.ts'
import { requestAs } from '../../kit/request-as.ts'
import type { Once } from '../../live/delivery.ts'
import { askOnce } from '../../live/delivery.ts'
import { mayRead } from '../../live/may-read.ts'
import { anchorJudge } from './shown-anchors.ts'

/** Whether somebody else may read a comment with this anchor on this document, in the panel. */
export type IsReader = (
  collection: string,
  user: StoredUser,
  anchor?: CommentAnchor,
) => Promise<boolean>

/** They are asked for as they would ask themselves; those whom one rule lets read share a question. */
export function readersOf(asking: PayloadRequest, document: Document): IsReader {
  const once: Once = askOnce()
  return async (collection, stored, anchor = {}) => {
    const req = await requestAs(asking, collection, stored)
    return (
      (await mayUsePanel(req)) &&
      (await mayRead(req, document, once)) &&
      (await mayComment(req, document, 'read')) &&
      (await anchorJudge(req, document)(anchor)) !== 'refused'
    )
  }
}
