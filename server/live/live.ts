import { randomBytes } from 'node:crypto'
import type { Payload } from 'payload'
import type { WatchRequest } from '#contracts/events'
import type { Asker } from './asker.ts'
import { lookedAtAgain, refOf, requestOf } from './asker.ts'
import { askOnce } from './delivery.ts'
import type { LoggedEvent } from './event-log.ts'
import { eventLog } from './event-log.ts'
import { findWatched } from './find-watched.ts'
import { openOutlet } from './outlet.ts'
import type { LivePace } from './pace.ts'
import { openWire } from './postgres-wire.ts'
import { makePresence } from './presence.ts'
import { trackPresence } from './presence-tracker.ts'
import { makePublisher, queueOf } from './publisher.ts'
import type { DocumentEvent, ServerEvent } from './server-event.ts'
import type { Stream } from './stream.ts'
import { isConcerned } from './stream.ts'
import { makeStreams } from './streams.ts'
import type { Message } from './wire.ts'

/** Tells browsers what happens while they look (LOCK-6). */
export interface Live {
  /** It has happened: whoever shows or lists it, and may read it, hears of it. */
  publish: (event: ServerEvent) => void
  /** The stream of a browser; `lastId`: what it heard last, where it was cut off. */
  open: (asker: Asker, name: string, lastId: string | null) => ReadableStream
  /** What a stream is to tell from now on. */
  watch: (asker: Asker, asked: WatchRequest) => Promise<void>
  /** Ends every stream, and tells nothing any more. */
  close: () => Promise<void>
}

export function startLive(payload: Payload, pace: LivePace): Live {
  const self = randomName()
  const presence = makePresence()
  const publisher = makePublisher(payload, presence)
  const streams = makeStreams(pace.streams, (stream) => queueOf(payload, stream))
  const wire = openWire(payload, { self, hear, opened })
  const silence = 3 * pace.beat
  const tracker = trackPresence({ self, presence, streams, publisher, wire, silence })
  let log = eventLog(randomName())
  let beating: NodeJS.Timeout | null = null
  let isClosed = false

  function publish(event: ServerEvent): void {
    if (isClosed) return
    wire.send({ is: 'event', event })
    pass(event)
  }

  function open(asker: Asker, name: string, lastId: string | null): ReadableStream {
    const stream = isClosed ? null : streams.take(asker, name)
    const { outlet, body } = openOutlet(() => {
      if (stream?.outlet === outlet) leave(stream)
    })
    if (!stream) {
      outlet.end()
      return body
    }
    const before = lastId !== null && stream.hasCome ? log.since(lastId) : null
    stream.outlet?.end()
    stay(stream)
    Object.assign(stream, { asker, outlet, hasCome: true })
    stream.presentTold.clear()
    beating ??= setInterval(beat, pace.beat).unref()
    tracker.forgetSilent()
    tracker.show(stream)
    if (lastId !== null) replay(stream, before)
    for (const key of stream.documents.keys()) greet(stream, key)
    publisher.position(stream, log.latest())
    return body
  }

  async function watch(asker: Asker, asked: WatchRequest): Promise<void> {
    if (isClosed) return
    const stream = streams.take(asker, asked.stream)
    if (!stream.outlet) {
      // It is still to come, or it is at another process.
      wire.send({ is: 'watch', user: refOf(asker), asked })
      if (!stream.leaving) leave(stream)
    }
    await turn(stream, asked)
  }

  async function close(): Promise<void> {
    isClosed = true
    if (beating) clearInterval(beating)
    for (const stream of streams.all()) end(stream)
    tracker.close()
    await wire.close()
  }

  /** Everything that it watches, in place of what it watched before. */
  async function turn(stream: Stream, asked: WatchRequest): Promise<void> {
    stream.asked = asked
    const req = await requestOf(payload, stream.asker)
    const documents = await findWatched(req, asked.documents)
    if (stream.asked !== asked) return
    const added = [...documents.keys()].filter((key) => !stream.documents.has(key))
    Object.assign(stream, { documents, collections: new Set(asked.collections) })
    tracker.show(stream)
    for (const key of added) greet(stream, key)
  }

  /** What is the case now at a document that it shows. */
  function greet(stream: Stream, key: string): void {
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
      if (stream.outlet && isConcerned(stream, event.document)) publisher.event(stream, delivery)
    }
  }

  /** What a user may know and is called may have changed with them, and their session may have ended. */
  function lookAtUser({ kind, document }: DocumentEvent): void {
    const { collectionSlug, id } = document
    if (kind === 'lock' || collectionSlug === undefined || id === undefined) return
    if (!payload.collections[collectionSlug]?.config.auth) return
    publisher.forgetNames()
    lookAgain(streams.of({ relationTo: collectionSlug, value: id }))
  }

  function replay(stream: Stream, before: readonly LoggedEvent[] | null): void {
    if (!before) publisher.missed(stream)
    for (const { id, event } of before ?? []) {
      if (isConcerned(stream, event.document))
        publisher.event(stream, { id, event, once: askOnce() })
    }
  }

  /** Whose session has ended hears nothing any more. */
  function lookAgain(some: readonly Stream[]): void {
    for (const stream of some) {
      stream.queue.add(async () => {
        const asker = await lookedAtAgain(payload, stream.asker)
        if (asker) stream.asker = asker
        else end(stream)
      }, 'session')
    }
  }

  function leave(stream: Stream): void {
    stream.outlet = null
    stream.leaving = setTimeout(end, pace.grace, stream).unref()
  }

  function end(stream: Stream): void {
    stay(stream)
    const { outlet } = stream
    const nothing = { documents: new Map(), collections: new Set(), asked: null }
    Object.assign(stream, { outlet: null, ...nothing })
    outlet?.end()
    streams.forget(stream)
    tracker.show(stream)
  }

  function beat(): void {
    if (streams.all().length === 0 && beating) {
      clearInterval(beating)
      beating = null
    }
    tracker.beat()
    tracker.forgetSilent()
    const here = streams.all().filter(({ outlet }) => outlet !== null)
    for (const stream of here) publisher.position(stream, log.latest())
    lookAgain(here)
  }

  function hear(process: string, message: Message): void {
    tracker.hear(process, message)
    if (message.is === 'event') pass(message.event)
    if (message.is === 'hello') introduce(message.wasAway)
    if (message.is === 'watch') {
      const stream = streams.find(message.user, message.asked.stream)
      if (stream) void turn(stream, message.asked)
    }
  }

  function opened(wasAway: boolean): void {
    wire.send({ is: 'hello', wasAway })
    introduce(wasAway)
  }

  /** Others ask who is here. If what one of us has told is lost, nobody can say what they missed. */
  function introduce(isLost: boolean): void {
    tracker.introduce()
    if (!isLost) return
    log = eventLog(randomName())
    for (const stream of streams.all()) publisher.missed(stream)
  }

  return { publish, open, watch, close }
}

const randomName = (): string => randomBytes(6).toString('hex')

function stay(stream: Stream): void {
  if (stream.leaving) clearTimeout(stream.leaving)
  stream.leaving = null
}
