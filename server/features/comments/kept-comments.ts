import { randomUUID } from 'node:crypto'
import type { PayloadRequest, Where } from 'payload'
import type { CommentAnchor } from '#contracts/comments'
import type { AskedDocument } from '#contracts/documents'
import type { Document } from '../../kit/document.ts'
import { commentsSlug } from './comments-collection.ts'

/** A comment as it is stored. */
export interface KeptComment {
  id: string
  about: string
  /** Empty: it begins one. */
  thread?: string | null
  anchor?: CommentAnchor | null
  text?: string | null
  /** Keys of users, as JSON. */
  mentions?: string | null
  /** Empty: a user who was deleted. */
  author?: string | null
  createdAt: string
  editedAt?: string | null
  removedAt?: string | null
  resolvedBy?: string | null
  resolvedAt?: string | null
}

type Changes = Partial<Omit<KeptComment, 'id' | 'about' | 'thread' | 'createdAt'>>

/** What a comment says that it is about: one text, and so one index. */
export const aboutOf = (document: Document): string =>
  'global' in document
    ? `global ${document.global.slug}`
    : aboutDocument(document.collection.slug, document.id)

export const aboutDocument = (slug: string, id: string | number): string =>
  `collection ${slug} ${id}`

/** The document that it is about; null: it says none. */
export function askedOfAbout(about: string): AskedDocument | null {
  const [, kind, slug, id] = /^(global|collection) ([\w-]+)(?: (.+))?$/s.exec(about) ?? []
  if (kind === undefined || slug === undefined) return null
  if (kind === 'global') return { globalSlug: slug }
  return id === undefined ? null : { collectionSlug: slug, id }
}

/** Every comment on a document, in the order of their times. */
export const commentsAbout = (req: PayloadRequest, about: string): Promise<KeptComment[]> =>
  findComments(req, { about: { equals: about } })

/** The comments of a thread of this document, the one that began it first; none: it is gone. */
export async function commentsOfThread(
  req: PayloadRequest,
  about: string,
  thread: string,
): Promise<KeptComment[]> {
  const found = await findComments(req, {
    and: [{ about: { equals: about } }, { or: [isIt(thread), { thread: { equals: thread } }] }],
  })
  const first = found.find(({ id }) => id === thread)
  return first ? [first, ...found.filter((one) => one !== first)] : []
}

/** null: there is none. */
export async function commentById(req: PayloadRequest, id: string): Promise<KeptComment | null> {
  const [found] = await findComments(req, isIt(id))
  return found ?? null
}

export async function addComment(
  req: PayloadRequest,
  comment: Pick<KeptComment, 'about'> & Partial<Pick<KeptComment, 'thread'>> & Changes,
): Promise<string> {
  const id = randomUUID()
  const now = new Date().toISOString()
  const data = { ...comment, id, createdAt: now, updatedAt: now }
  await req.payload.db.create({ collection: commentsSlug, data, customID: id, req })
  return id
}

/** Writes these fields and no others: who resolves a thread undoes no edit, nor the other way round. */
export async function changeComment(
  req: PayloadRequest,
  id: string,
  changes: Changes,
): Promise<void> {
  const data = { ...changes, updatedAt: new Date().toISOString() }
  await req.payload.db.updateOne({ collection: commentsSlug, id, data, req })
}

export const removeComments = async (req: PayloadRequest, where: Where): Promise<void> => {
  await req.payload.db.deleteMany({ collection: commentsSlug, where, req })
}

/** One comment, and nothing of its thread. */
export const isIt = (id: string): Where => ({ id: { equals: id } })

async function findComments(req: PayloadRequest, where: Where): Promise<KeptComment[]> {
  const { docs } = await req.payload.db.find<KeptComment>({
    collection: commentsSlug,
    where,
    sort: 'createdAt',
    pagination: false,
    limit: 0,
    req,
  })
  return docs
}
