import type { AskedDocument } from '#contracts/documents'
import type { WatchRequest } from '#contracts/events'
import type { UserRef } from '../features/locks/current-lock.ts'
import type { Asker } from './asker.ts'
import { refOf } from './asker.ts'
import type { Outlet } from './outlet.ts'
import type { OpenDocument } from './presence.ts'
import type { Queue } from './queue.ts'
import type { ToldEvent } from './server-event.ts'
import { keyOf, keyOfUser } from './server-event.ts'

/**
 * One browser: what it wants to be told, and the way there. It outlives a connection that is cut, so
 * that whoever comes back soon has been there all the time.
 */
export interface Stream {
  readonly key: string
  asker: Asker
  /** null: it has not come yet, or is away. */
  outlet: Outlet | null
  /** It has been connected: others see what it shows. */
  hasCome: boolean
  /** The latest that was asked for. */
  asked: WatchRequest | null
  /** What of that it may read, by key. */
  documents: ReadonlyMap<string, OpenDocument>
  /** Keys of what was asked for and isn't there, or can't be read. */
  absent: ReadonlySet<string>
  collections: ReadonlySet<string>
  /** What it has still to be told. */
  readonly queue: Queue
  /** Whom it was told of last, by document: the same again is not told. */
  readonly presentTold: Map<string, string>
  /** While it is away: when it is forgotten. */
  leaving: NodeJS.Timeout | null
}

/** Two users never share one, whatever they call it. */
export const streamKey = (user: UserRef, name: string): string => `${keyOfUser(user)}: ${name}`

export const watchesIt = ({ documents }: Stream, document: AskedDocument): boolean =>
  documents.has(keyOf(document))

/** Whether it is its user's, or about a document that it shows or lists. */
export function isConcerned(stream: Stream, event: ToldEvent): boolean {
  if (event.kind === 'inbox') {
    return event.users.some((user) => keyOfUser(user) === keyOfUser(refOf(stream.asker)))
  }
  const { document } = event
  return (
    watchesIt(stream, document) ||
    (document.collectionSlug !== undefined && stream.collections.has(document.collectionSlug))
  )
}
