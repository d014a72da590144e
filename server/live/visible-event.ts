import type { Payload, PayloadRequest } from 'payload'
import type { LiveEvent, Present } from '#contracts/events'
import type { LockOwner } from '#contracts/locks'
import { mayComment } from '../features/comments/comment-rules.ts'
import type { UserRef } from '../features/locks/current-lock.ts'
import { currentLock } from '../features/locks/current-lock.ts'
import { durationOf, entityOf } from '../features/locks/lock-place.ts'
import { serializeLock } from '../features/locks/serialize-lock.ts'
import type { Document } from '../kit/document.ts'
import { refOf, requestOf } from './asker.ts'
import type { Delivery, Once } from './delivery.ts'
import { documentNamed, mayRead, readRule } from './may-read.ts'
import type { Names } from './names.ts'
import type { OpenDocument, Person } from './presence.ts'
import type { DocumentEvent } from './server-event.ts'
import { keyOfUser } from './server-event.ts'
import { isShownField } from './shown-field.ts'
import type { Stream } from './stream.ts'
import { watchesIt } from './stream.ts'

/** An event as this browser may see it; null: not at all. */
export async function visibleEvent(
  payload: Payload,
  names: Names,
  stream: Stream,
  { event, once }: Delivery,
): Promise<LiveEvent | null> {
  // Whom it was told has been asked for when it was written.
  if (event.kind === 'inbox') return { type: 'inbox' }
  const document = documentNamed(payload, event.document)
  if (!document) return null
  const req = await requestOf(payload, stream.asker)
  if (!(await concerns(req, stream, document, event, once))) return null
  if (event.kind === 'lock') return visibleLock(req, names, document, event, once)

  const by = event.by && (await ownerOf(req, names, event.by))
  const isTheirs = event.by !== null && keyOfUser(event.by) === keyOfUser(refOf(stream.asker))
  // None of their windows asked for what a plan of theirs does.
  const isMine = isTheirs && !(event.kind === 'saved' && event.isOnTheirBehalf)
  const visible = { document: event.document, by, isMine }
  if (event.kind === 'comments' || event.kind === 'review' || event.kind === 'assignments') {
    return { type: event.kind, ...visible }
  }
  return event.kind === 'saved'
    ? { type: 'saved', ...visible, at: event.at, ...(isMine && event.save && { save: event.save }) }
    : { type: 'deleted', ...visible, ...(event.inTrash && { inTrash: true }) }
}

/** What is gone cannot be asked for: it is told where it is shown, and to those who may read everything. */
async function concerns(
  req: PayloadRequest,
  stream: Stream,
  document: Document,
  event: DocumentEvent,
  once: Once,
): Promise<boolean> {
  if (event.kind === 'deleted' && watchesIt(stream, event.document)) {
    return (await readRule(req, document)) !== false
  }
  const isBeside = event.kind === 'comments' || event.kind === 'assignments'
  // Lists show nothing of it.
  if (isBeside && !watchesIt(stream, event.document)) return false
  if (!(await mayRead(req, document, once))) return false
  return event.kind !== 'comments' || mayComment(req, document, 'read')
}

async function visibleLock(
  req: PayloadRequest,
  names: Names,
  document: Document,
  { document: asked }: DocumentEvent,
  once: Once,
): Promise<LiveEvent> {
  const held = await once('lock', () => currentLock(req, document))
  const lock = held && (await serializeLock(req, held, durationOf(entityOf(document)), names.of))
  return { type: 'lock', document: asked, lock }
}

/** null: this user may not know who it is. */
async function ownerOf(
  req: PayloadRequest,
  names: Names,
  user: UserRef,
): Promise<LockOwner | null> {
  const title = await names.of(req, user)
  return title === null ? null : { id: user.value, collection: user.relationTo, title }
}

/** Whom else this browser may see at a document that it shows; null: it may not read that any more. */
export async function visiblePresence(
  payload: Payload,
  names: Names,
  { asker }: Stream,
  { document: asked }: OpenDocument,
  people: readonly Person[],
  once: Once,
): Promise<LiveEvent | null> {
  const document = documentNamed(payload, asked)
  const req = await requestOf(payload, asker)
  if (!document || !(await mayRead(req, document, once))) return null
  const visible = people.map(async ({ activity, field, user }): Promise<Present> => {
    const isShown = field !== undefined && (await isShownField(req, document, field, once))
    return {
      who: {
        id: user.value,
        collection: user.relationTo,
        title: await names.of(req, user),
      },
      isMe: keyOfUser(user) === keyOfUser(refOf(asker)),
      activity,
      ...(isShown && { field }),
    }
  })
  return { type: 'present', document: asked, people: await Promise.all(visible) }
}
