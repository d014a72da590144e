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
   * What it begins to show is deleted, in the trash, or not there as far as its user sees. Who may not
   * be told what happened asks, and learns from the answer no more than they may.
   */
  end: (stream: Stream, event: DocumentEvent | null) => void
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
    end: (stream, event) =>
      stream.queue.add(async () => {
        const isEnd = event?.kind === 'deleted' && !event.inTrash
        const delivery = isEnd && { event, once: askOnce() }
        const told = delivery && (await visibleEvent(payload, names, stream, delivery))
        stream.outlet?.event(told || { type: 'missed' }, undefined)
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
