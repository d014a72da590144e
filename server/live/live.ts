import type { Payload } from 'payload'
import type { WatchRequest } from '#contracts/events'
import { inboxWatch } from '#contracts/inbox'
import type { Asker } from './asker.ts'
import { refOf, requestOf } from './asker.ts'
import { findWatched } from './find-watched.ts'
import { openOutlet } from './outlet.ts'
import type { LivePace } from './pace.ts'
import { openWire } from './postgres-wire.ts'
import { makePresence } from './presence.ts'
import type { PresenceTracker } from './presence-tracker.ts'
import { trackPresence } from './presence-tracker.ts'
import { makePublisher, queueOf } from './publisher.ts'
import type { ServerEvent } from './server-event.ts'
import { keyOf } from './server-event.ts'
import type { Stream } from './stream.ts'
import type { Streams } from './streams.ts'
import { makeStreams } from './streams.ts'
import type { Telling } from './telling.ts'
import { randomName, tellStreams } from './telling.ts'
import type { Message, Wire } from './wire.ts'

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
  const wire = openWire(payload, {
    self,
    hear: (process, message) => others.hear(process, message),
    opened: (wasAway) => others.opened(wasAway),
  })
  const silence = 3 * pace.beat
  const tracker = trackPresence({ self, presence, streams, publisher, wire, silence })
  const { leave, stay, end } = leavingOf(streams, tracker, pace.grace)
  const telling = tellStreams({ payload, streams, publisher, end })
  const turn = turnOf(payload, tracker, telling)
  const others = hearOthers({ streams, tracker, telling, wire, turn })
  let beating: NodeJS.Timeout | null = null
  let isClosed = false

  function publish(event: ServerEvent): void {
    if (isClosed) return
    wire.send({ is: 'event', event })
    telling.pass(event)
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
    const known = stream.hasCome ? lastId : null
    stream.outlet?.end()
    stay(stream)
    Object.assign(stream, { asker, outlet, hasCome: true })
    stream.presentTold.clear()
    beating ??= setInterval(beat, pace.beat).unref()
    tracker.forgetSilent()
    tracker.show(stream)
    telling.begin(stream, lastId === null ? undefined : known)
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

  function beat(): void {
    if (streams.all().length === 0 && beating) {
      clearInterval(beating)
      beating = null
    }
    tracker.beat()
    tracker.forgetSilent()
    telling.beat()
  }

  return { publish, open, watch, close }
}

/** Lets a stream watch all of this, in place of what it watched before. */
const turnOf =
  (payload: Payload, tracker: PresenceTracker, telling: Telling) =>
  async (stream: Stream, asked: WatchRequest): Promise<void> => {
    stream.asked = asked
    const req = await requestOf(payload, stream.asker)
    const documents = await findWatched(req, asked.documents)
    if (stream.asked !== asked) return
    const keys = asked.documents.map(keyOf)
    const absent = new Set(keys.filter((key) => !documents.has(key)))
    const isKnown = (key: string) => stream.documents.has(key) || stream.absent.has(key)
    const added = [...documents.keys(), ...absent].filter((key) => !isKnown(key))
    const collections = new Set(asked.collections)
    const isInboxNew = collections.has(inboxWatch) && !stream.collections.has(inboxWatch)
    Object.assign(stream, { documents, absent, collections })
    tracker.show(stream)
    for (const key of added) telling.greet(stream, key)
    if (isInboxNew) telling.greetInbox(stream)
  }

interface Hearing {
  streams: Streams
  tracker: PresenceTracker
  telling: Telling
  wire: Wire
  turn: (stream: Stream, asked: WatchRequest) => Promise<void>
}

/** What the other processes say, and the way to them. */
function hearOthers({ streams, tracker, telling, wire, turn }: Hearing) {
  /** Others ask who is here. */
  function introduce(isLost: boolean): void {
    tracker.introduce()
    if (isLost) telling.lose()
  }

  return {
    hear: (process: string, message: Message): void => {
      tracker.hear(process, message)
      if (message.is === 'event') telling.pass(message.event)
      if (message.is === 'hello') introduce(message.wasAway)
      if (message.is === 'watch') {
        const stream = streams.find(message.user, message.asked.stream)
        if (stream) void turn(stream, message.asked)
      }
    },
    opened: (wasAway: boolean): void => {
      wire.send({ is: 'hello', wasAway })
      introduce(wasAway)
    },
  }
}

/** A stream that is cut off may come back within `grace` ms; after that it is forgotten. */
function leavingOf(streams: Streams, tracker: PresenceTracker, grace: number) {
  function stay(stream: Stream): void {
    if (stream.leaving) clearTimeout(stream.leaving)
    stream.leaving = null
  }

  function leave(stream: Stream): void {
    stream.outlet = null
    stream.leaving = setTimeout(end, grace, stream).unref()
  }

  function end(stream: Stream): void {
    stay(stream)
    const { outlet } = stream
    const nothing = { documents: new Map(), absent: new Set(), collections: new Set(), asked: null }
    Object.assign(stream, { outlet: null, ...nothing })
    outlet?.end()
    streams.forget(stream)
    tracker.show(stream)
  }

  return { leave, stay, end }
}
