import type { Payload } from 'payload'
import { makeNames } from './names.ts'
import type { Presence } from './presence.ts'
import type { Queue } from './queue.ts'
import { makeQueue } from './queue.ts'
import type { Stream } from './stream.ts'
import type { Once, Telling } from './telling.ts'
import { toldNews, toldPresence } from './told-news.ts'

/** Writes into streams what their users may know, to each in the order in which it happened. */
export interface Teller {
  news: (stream: Stream, telling: Telling) => void
  /** Whom it may see at a document that it shows. */
  presence: (stream: Stream, key: string, once: Once) => void
  /** Whoever missed something asks for the truth. */
  missed: (stream: Stream) => void
  /** The id of the latest news, which is named by whoever comes back. */
  position: (stream: Stream, id: string) => void
  /** Somebody's name, or what they may know, has changed. */
  forgetNames: () => void
}

export function makeTeller(payload: Payload, presence: Presence): Teller {
  const names = makeNames()
  return {
    news: (stream, telling) =>
      stream.queue.add(async () => {
        const event = await toldNews(payload, names, stream, telling)
        if (event) stream.outlet?.event(event, telling.id)
      }),
    presence: (stream, key, once) =>
      stream.queue.add(async () => {
        const open = stream.documents.get(key)
        if (!open) return
        const people = presence.at(key, stream.key)
        const event = await toldPresence(payload, names, stream, open, people, once)
        const text = JSON.stringify(event)
        if (!event || stream.presentTold.get(key) === text) return
        stream.presentTold.set(key, text)
        stream.outlet?.event(event, undefined)
      }, `present ${key}`),
    missed: (stream) => stream.queue.add(async () => stream.outlet?.event({ type: 'missed' })),
    position: (stream, id) => stream.queue.add(async () => stream.outlet?.position(id)),
    forgetNames: names.forget,
  }
}

/** What may wait for one browser: whoever needs more is let go, and asks for the truth when back. */
const mostWaiting = 1000

/** The line of what a stream has still to be told. Where that cannot be found out, it has missed something. */
export const queueOf = (payload: Payload, stream: () => Stream): Queue =>
  makeQueue(
    mostWaiting,
    () => stream().outlet?.drop(),
    (err) => {
      payload.logger.error({ err, msg: 'What happened could not be told to a browser.' })
      stream().outlet?.event({ type: 'missed' })
    },
  )
