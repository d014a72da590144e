import { randomUUID } from 'node:crypto'
import type { PayloadRequest, Where } from 'payload'
import { assignmentsSlug } from './assignments-collection.ts'

/** A task as it is stored. */
export interface KeptAssignment {
  id: string
  about: string
  /** Keys of users; empty: a user who was deleted. */
  assignee?: string | null
  giver?: string | null
  task?: string | null
  /** A day: `2026-12-24`. */
  due?: string | null
  createdAt: string
  doneBy?: string | null
  doneAt?: string | null
}

type Changes = Partial<Pick<KeptAssignment, 'task' | 'due' | 'doneBy' | 'doneAt'>>

type New = Pick<KeptAssignment, 'about' | 'assignee' | 'giver'> & Changes

const isOpen: Where = { doneAt: { exists: false } }

/** How many of somebody's tasks are looked at: of those that they may not read any more there may be many. */
const mostLookedAt = 1000

/** What is to be done about a document, the longest due first. */
export const openAbout = async (req: PayloadRequest, about: string): Promise<KeptAssignment[]> =>
  byDay(await find(req, { and: [{ about: { equals: about } }, isOpen] }))

/** What was done about it, the latest first. */
export const doneAbout = (
  req: PayloadRequest,
  about: string,
  most: number,
): Promise<KeptAssignment[]> =>
  find(req, { and: [{ about: { equals: about } }, { doneAt: { exists: true } }] }, '-doneAt', most)

/** What a user is to do, the longest due first. */
export const openOf = async (req: PayloadRequest, user: string): Promise<KeptAssignment[]> =>
  byDay(await find(req, { and: [{ assignee: { equals: user } }, isOpen] }, 'due', mostLookedAt))

/** What others gave a user to do, the newest first. */
export const givenTo = (
  req: PayloadRequest,
  user: string,
  most: number,
): Promise<KeptAssignment[]> =>
  find(
    req,
    { and: [{ assignee: { equals: user } }, { giver: { not_equals: user } }, isOpen] },
    '-createdAt',
    most,
  )

/** What others have done of what a user gave, the latest first. */
export const doneFor = (
  req: PayloadRequest,
  user: string,
  most: number,
): Promise<KeptAssignment[]> =>
  find(
    req,
    {
      and: [
        { giver: { equals: user } },
        { doneAt: { exists: true } },
        { doneBy: { not_equals: user } },
      ],
    },
    '-doneAt',
    most,
  )

/** null: there is none. */
export async function assignmentById(
  req: PayloadRequest,
  id: string,
): Promise<KeptAssignment | null> {
  const [found] = await find(req, { id: { equals: id } })
  return found ?? null
}

export async function addAssignment(req: PayloadRequest, assignment: New): Promise<string> {
  const id = randomUUID()
  const now = new Date().toISOString()
  const data = { ...assignment, id, createdAt: now, updatedAt: now }
  await req.payload.db.create({ collection: assignmentsSlug, data, customID: id, req })
  return id
}

/** Writes these fields and no others: who does a task undoes no new day of it, nor the other way round. */
export async function changeAssignment(
  req: PayloadRequest,
  id: string,
  changes: Changes,
): Promise<void> {
  const data = { ...changes, updatedAt: new Date().toISOString() }
  await req.payload.db.updateOne({ collection: assignmentsSlug, id, data, req })
}

export const removeAssignments = async (req: PayloadRequest, where: Where): Promise<void> => {
  await req.payload.db.deleteMany({ collection: assignmentsSlug, where, req })
}

/** Databases disagree where a missing day stands: here it is the last. */
const byDay = (assignments: readonly KeptAssignment[]): KeptAssignment[] =>
  assignments.toSorted(
    (one, other) =>
      dayOf(one).localeCompare(dayOf(other)) ||
      Date.parse(one.createdAt) - Date.parse(other.createdAt),
  )

const dayOf = ({ due }: KeptAssignment): string => due || '9999-99-99'

async function find(
  req: PayloadRequest,
  where: Where,
  sort = 'createdAt',
  limit = 0,
): Promise<KeptAssignment[]> {
  const { docs } = await req.payload.db.find<KeptAssignment>({
    ...{ collection: assignmentsSlug, where, sort, limit, pagination: false, req },
  })
  return docs
}
