import { randomBytes } from 'node:crypto'
import type { Payload } from 'payload'
import { lookedAtAgain } from './asker.ts'
import type { Delivery } from './delivery.ts'
import { askOnce } from './delivery.ts'
import { eventLog } from './event-log.ts'
import type { Publisher } from './publisher.ts'
import type { ServerEvent, ToldEvent } from './server-event.ts'
import type { Stream } from './stream.ts'
import { isConcerned } from './stream.ts'
import type { Streams } from './streams.ts'

/** Tells the streams of this process what has happened, here or elsewhere. */
export interface Telling {
  pass: (event: ServerEvent) => void
  /** A stream that is open now: `lastId` is what it heard last; null: nobody can say; undefined: nothing yet. */
  begin: (stream: Stream, lastId: string | null | undefined) => void
  /** A document that it begins to show: what is the case, and the last change, which the browser may not have read. */
  greet: (stream: Stream, key: string) => void
  /** It begins to show what was written to its user, which may have changed before it was heard. */
  greetInbox: (stream: Stream) => void
  /** Says where each would have to begin, and ends those whose session has ended. */
  beat: () => void
  /** What one of us has told is lost, and nobody can say what they missed. */
  lose: () => void
}

interface Told {
  payload: Payload
  streams: Streams
  publisher: Publisher
  end: (stream: Stream) => void
}

/** May have changed before it was heard: not in the log, and for nobody else. */
const inboxChanged = (): Delivery => ({ event: { kind: 'inbox', users: [] }, once: askOnce() })

export function tellStreams({ payload, streams, publisher, end }: Told): Telling {
  let log = eventLog(randomName())
  const position = (stream: Stream) => publisher.position(stream, log.latest())

  function begin(stream: Stream, lastId: string | null | undefined): void {
    if (lastId !== undefined) replay(stream, lastId)
    const tell = lastId === undefined ? greet : tellNow
    for (const key of [...stream.documents.keys(), ...stream.absent]) tell(stream, key)
    position(stream)
  }

  function greet(stream: Stream, key: string): void {
    tellNow(stream, key)
    if (stream.outlet) publisher.last(stream, log.lastChange(key), stream.documents.has(key))
  }

  function tellNow(stream: Stream, key: string): void {
    const open = stream.documents.get(key)
    if (!open || !stream.outlet) return
    const once = askOnce()
    publisher.event(stream, { event: { kind: 'lock', document: open.document }, once })
    publisher.presence(stream, key, once)
  }

  function pass(event: ServerEvent): void {
    if (event.kind === 'session') {
      lookAgain(streams.of(event.user))
      return
    }
    lookAtUser(event)
    const delivery = { id: log.add(event), event, once: askOnce() }
    for (const stream of streams.all()) {
      if (stream.outlet && isConcerned(stream, event)) publisher.event(stream, delivery)
    }
  }

  /** What a user may know and is called may have changed with them, and their session may have ended. */
  function lookAtUser(event: ToldEvent): void {
    if (event.kind !== 'saved' && event.kind !== 'deleted') return
    const { collectionSlug, id } = event.document
    if (collectionSlug === undefined || id === undefined) return
    if (!payload.collections[collectionSlug]?.config.auth) return
    publisher.forgetNames()
    lookAgain(streams.of({ relationTo: collectionSlug, value: id }))
  }

  function replay(stream: Stream, lastId: string | null): void {
    const before = lastId === null ? null : log.since(lastId)
    if (!before) publisher.missed(stream)
    for (const { id, event } of before ?? []) {
      if (isConcerned(stream, event)) publisher.event(stream, { id, event, once: askOnce() })
    }
  }

  function lookAgain(some: readonly Stream[]): void {
    for (const stream of some) {
      stream.queue.add(async () => {
        const asker = await lookedAtAgain(payload, stream.asker)
        if (asker) stream.asker = asker
        else end(stream)
      }, 'session')
    }
  }

  return {
    pass,
    begin,
    greet,
    greetInbox: (stream) => publisher.event(stream, inboxChanged()),
    beat: () => {
      const here = streams.all().filter(({ outlet }) => outlet !== null)
      for (const stream of here) position(stream)
      lookAgain(here)
    },
    lose: () => {
      log = eventLog(randomName())
      for (const stream of streams.all()) publisher.missed(stream)
    },
  }
}

export const randomName = (): string => randomBytes(6).toString('hex')
