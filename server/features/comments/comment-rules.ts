import type { Payload, PayloadRequest } from 'payload'
import type { CommentsConfig, MayComment } from '#config-schema/config'
import type { Document } from '../../kit/document.ts'
import { askedDocument } from '../../kit/document.ts'
import { missingTablesIn } from '../../kit/missing-tables.ts'
import { entityOf } from '../locks/lock-place.ts'
import { commentsSlug } from './comments-collection.ts'

export type CommentRules = CommentsConfig['access']

/** Where a collection or global that has comments keeps the site's rules for them, in its `custom`. */
export const commentsMark = 'stateroomComments'

/** null: it has no comments, or the project has no table for them yet. */
export const commentRules = (
  payload: Payload,
  { custom }: { custom?: Record<string, unknown> },
): CommentRules | null =>
  missingTablesIn.of(payload)?.collections.has(commentsSlug)
    ? null
    : ((custom?.[commentsMark] as CommentRules | undefined) ?? null)

/** Whether the site's rule says yes, of a document that this user may read. Without a rule it does. */
export async function mayComment(
  req: PayloadRequest,
  document: Document,
  operation: keyof CommentRules,
): Promise<boolean> {
  const rules = commentRules(req.payload, entityOf(document))
  if (!rules) return false
  const says = async (rule: MayComment | undefined) =>
    rule === undefined || (await rule({ req, document: askedDocument(document) })) === true
  return (await says(rules.read)) && (operation === 'read' || (await says(rules[operation])))
}
