import { randomUUID } from 'node:crypto'
import type { PayloadRequest, Where } from 'payload'
import { ValidationError } from 'payload'
import { Problem } from '#problems'
import type { Document } from '../../kit/document.ts'
import { isWriteConflict } from '../../kit/mongo/write-conflict.ts'
import { aboutOf } from '../comments/kept-comments.ts'
import type { StepKind } from './review-state.ts'
import { reviewsSlug } from './reviews-collection.ts'

/** A step of a review as it is stored. */
export interface KeptStep {
  id: string
  about: string
  kind: StepKind
  /** Empty: nobody, or a user who was deleted. */
  author?: string | null
  /** Keys of users whom it concerns, as text. */
  to?: string | null
  note?: string | null
  content?: string | null
  version?: string | null
  createdAt: string
}

export type NewStep = Pick<KeptStep, 'kind'> &
  Partial<Pick<KeptStep, 'author' | 'to' | 'note' | 'content' | 'version'>>

/** All steps on a document, the newest first. */
export const stepsAbout = (req: PayloadRequest, document: Document): Promise<KeptStep[]> =>
  findSteps(req, { about: { equals: aboutOf(document) } })

/** undefined: there was none. */
export async function lastStep(
  req: PayloadRequest,
  document: Document,
): Promise<KeptStep | undefined> {
  const where = { and: [{ about: { equals: aboutOf(document) } }, isLast] }
  const [last] = await findSteps(req, where, 1)
  return last
}

/** The last steps on documents of a collection that are of these kinds, or on these documents. */
export const lastSteps = (req: PayloadRequest, where: Where): Promise<KeptStep[]> =>
  findSteps(req, { and: [where, isLast] })

/** Until the step before is told that it is no longer the last, two are: the newer one is. */
const isLast: Where = { isLast: { equals: true } }

/**
 * Adds a step after the last one. Of two that follow the same one the database takes one, however many
 * processes there are.
 */
export async function addStep(
  req: PayloadRequest,
  document: Document,
  last: KeptStep | undefined,
  step: NewStep,
): Promise<KeptStep> {
  const about = aboutOf(document)
  const id = randomUUID()
  const createdAt = timeAfter(last?.createdAt)
  const added = { ...step, id, about, createdAt }
  const data = {
    ...added,
    ...{ entity: entityName(document), follows: `${about} ${last?.id ?? ''}` },
    ...{ isLast: true, updatedAt: createdAt },
  }
  try {
    await req.payload.db.create({ collection: reviewsSlug, data, customID: id, req })
  } catch (cause) {
    if (!(cause instanceof ValidationError) && !isWriteConflict(cause)) throw cause
    throw new Problem('review.stale', { cause })
  }
  // Also of one whose process was killed before it said so.
  const before = { and: [{ about: { equals: about } }, isLast, { id: { not_equals: id } }] }
  if (last) {
    const data = { isLast: false }
    await req.payload.db.updateMany({ collection: reviewsSlug, where: before, data, req })
  }
  return added
}

/** What is looked through for a filter: `collection posts`. */
export const entityName = (document: Document): string =>
  'global' in document
    ? `global ${document.global.slug}`
    : entityOfCollection(document.collection.slug)

export const entityOfCollection = (slug: string): string => `collection ${slug}`

/** Each step has a time of its own, whatever the clocks of several servers say. */
function timeAfter(before: string | undefined): string {
  const earliest = before === undefined ? 0 : Date.parse(before) + 1
  return new Date(Math.max(Date.now(), earliest)).toISOString()
}

export async function findSteps(req: PayloadRequest, where: Where, limit = 0): Promise<KeptStep[]> {
  const { docs } = await req.payload.db.find<KeptStep>({
    collection: reviewsSlug,
    where,
    sort: '-createdAt',
    pagination: false,
    limit,
    req,
  })
  return docs
}
