import type { PayloadRequest } from 'payload'
import type { AskedDocument } from '#contracts/documents'
import { Problem } from '#problems'
import { hasAssignments } from '../../features/assignments/has-assignments.ts'
import type { KeptAssignment } from '../../features/assignments/kept-assignments.ts'
import { assignmentById } from '../../features/assignments/kept-assignments.ts'
import { aboutOf, askedOfAbout } from '../../features/comments/kept-comments.ts'
import { userKey } from '../../features/comments/user-key.ts'
import { entityOf } from '../../features/locks/lock-place.ts'
import { findAskedDocument } from '../../kit/asked-document.ts'
import type { Document } from '../../kit/document.ts'
import { mayUpdateAll } from '../../kit/may-update-all.ts'

/** A document whose tasks this user may read. */
export interface Assigned {
  document: Document
  about: string
}

/** Refuses whoever may not read it; in the trash its tasks wait. */
export async function assignedDocument(
  req: PayloadRequest,
  asked: AskedDocument,
  options: { trash: boolean } = { trash: false },
): Promise<Assigned> {
  const document = await findAskedDocument(req, asked, options)
  if (!hasAssignments(req.payload, entityOf(document))) throw new Problem('document.notFound')
  return { document, about: aboutOf(document) }
}

/** The same of what a task is about; null: it is gone or in the trash, or they may not read it. */
export async function assignedOrNull(
  req: PayloadRequest,
  { about }: KeptAssignment,
): Promise<Assigned | null> {
  const asked = askedOfAbout(about)
  return asked && assignedDocument(req, asked).catch(() => null)
}

export interface AssignedTask extends Assigned {
  assignment: KeptAssignment
}

/** The task that the address names. One that may not be read is as if it were gone. */
export async function askedAssignment(req: PayloadRequest): Promise<AssignedTask> {
  const assignment = await assignmentById(req, String(req.routeParams?.assignment))
  const assigned = assignment && (await assignedOrNull(req, assignment))
  if (!assigned) throw gone()
  return { ...assigned, assignment }
}

export const gone = () => new Problem('assignment.gone')

export const keyOf = ({ user }: PayloadRequest): string =>
  userKey({ relationTo: user!.collection, value: user!.id })

/** Whoever gave it, and administrators: the others do it, or don't. */
export const mayChange = async (req: PayloadRequest, { giver }: KeptAssignment): Promise<boolean> =>
  giver === keyOf(req) || mayChangeAny(req)

export const mayChangeAny = (req: PayloadRequest): Promise<boolean> =>
  mayUpdateAll(req, req.payload.config.admin.user)
