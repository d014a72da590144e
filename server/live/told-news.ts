import type { Payload, PayloadRequest } from 'payload'
import type { LiveEvent, LockOwner, Present } from '#config-schema'
import { toldLock } from '../endpoints/locks/told-lock.ts'
import type { Document } from '../kit/document.ts'
import type { UserRef } from '../plugin/locks/current-lock.ts'
import { currentLock } from '../plugin/locks/current-lock.ts'
import { durationOf, entityOf } from '../plugin/locks/lock-place.ts'
import { refOf, requestOf } from './asker.ts'
import { documentNamed, mayRead, readRule } from './may-read.ts'
import type { Names } from './names.ts'
import type { DocumentNews } from './news.ts'
import { keyOfUser } from './news.ts'
import type { OpenDocument, Person } from './presence.ts'
import { isShownField } from './shown-field.ts'
import type { Stream } from './stream.ts'
import { watchesIt } from './stream.ts'
import type { Once, Telling } from './telling.ts'

/** A piece of news as this browser may hear it; null: not at all. */
export async function toldNews(
  payload: Payload,
  names: Names,
  stream: Stream,
  { news, once }: Telling,
): Promise<LiveEvent | null> {
  const document = documentNamed(payload, news.document)
  if (!document) return null
  const req = await requestOf(payload, stream.asker)
  if (!(await concerns(req, stream, document, news, once))) return null
  if (news.kind === 'lock') return toldLockOf(req, names, document, news, once)

  const by = news.by && (await ownerOf(req, names, news.by))
  const isMine = news.by !== null && keyOfUser(news.by) === keyOfUser(refOf(stream.asker))
  const told = { document: news.document, by, isMine }
  return news.kind === 'saved'
    ? { type: 'saved', ...told, at: news.at }
    : { type: 'deleted', ...told }
}

/** What is gone cannot be asked for: it is told where it is shown, and to those who may read everything. */
async function concerns(
  req: PayloadRequest,
  stream: Stream,
  document: Document,
  news: DocumentNews,
  once: Once,
): Promise<boolean> {
  if (news.kind === 'deleted' && watchesIt(stream, news.document)) {
    return (await readRule(req, document)) !== false
  }
  return mayRead(req, document, once)
}

async function toldLockOf(
  req: PayloadRequest,
  names: Names,
  document: Document,
  { document: asked }: DocumentNews,
  once: Once,
): Promise<LiveEvent> {
  const held = await once('lock', () => currentLock(req, document))
  const lock = held && (await toldLock(req, held, durationOf(entityOf(document)), names.of))
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
export async function toldPresence(
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
  const told = people.map(async ({ activity, field, user }): Promise<Present> => {
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
  return { type: 'present', document: asked, people: await Promise.all(told) }
}
