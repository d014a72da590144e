import type { Payload } from 'payload'
import type { Delivery, Once } from './delivery.ts'
import { askOnce } from './delivery.ts'
import { makeNames } from './names.ts'
import type { Presence } from './presence.ts'
import type { Queue } from './queue.ts'
import { makeQueue } from './queue.ts'
import type { DocumentEvent } from './server-event.ts'
import type { Stream } from './stream.ts'
import { visibleEvent, visiblePresence } from './visible-event.ts'

/** Writes into streams what their users may know, to each in the order in which it happened. */
export interface Publisher {
  event: (stream: Stream, delivery: Delivery) => void
  /**
   * The last change of what it begins to show. Where that is in the trash, or not there as far as its
   * user sees, who may not be told asks, and learns from the answer no more than they may.
   */
  last: (stream: Stream, event: DocumentEvent | null, isThere: boolean) => void
  /** Whom it may see at a document that it shows. */
  presence: (stream: Stream, key: string, once: Once) => void
  /** Whoever missed something asks for the truth. */
  missed: (stream: Stream) => void
  /** The id of the latest event, which is named by whoever comes back. */
  position: (stream: Stream, id: string) => void
  /** Somebody's name, or what they may know, has changed. */
  forgetNames: () => void
}

export function makePublisher(payload: Payload, presence: Presence): Publisher {
  const names = makeNames()
  return {
    event: (stream, delivery) =>
      stream.queue.add(async () => {
        const event = await visibleEvent(payload, names, stream, delivery)
        if (event) stream.outlet?.event(event, delivery.id)
      }),
    last: (stream, event, isThere) =>
      stream.queue.add(async () => {
        if (!event && isThere) return
        const delivery = event && !('inTrash' in event) ? { event, once: askOnce() } : null
        const told = delivery && (await visibleEvent(payload, names, stream, delivery))
        if (told) stream.outlet?.event(told, undefined)
        else if (event?.kind !== 'saved') stream.outlet?.event({ type: 'missed' })
      }),
    presence: (stream, key, once) =>
      stream.queue.add(async () => {
        const open = stream.documents.get(key)
        if (!open) return
        const people = presence.at(key, stream.key)
        const event = await visiblePresence(payload, names, stream, open, people, once)
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
      payload.logger.error({ err, msg: 'Couldn’t send a live event to a browser.' })
      stream().outlet?.event({ type: 'missed' })
    },
  )
