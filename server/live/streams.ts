import { Problem } from '#problems'
import type { UserRef } from '../features/locks/current-lock.ts'
import type { Asker } from './asker.ts'
import { refOf } from './asker.ts'
import type { Queue } from './queue.ts'
import { keyOfUser } from './server-event.ts'
import type { Stream } from './stream.ts'
import { streamKey } from './stream.ts'

/** The streams of this process. */
export interface Streams {
  all: () => readonly Stream[]
  of: (user: UserRef) => readonly Stream[]
  find: (user: UserRef, name: string) => Stream | undefined
  /** The one of this name, made where there is none. Refuses a user who has too many. */
  take: (asker: Asker, name: string) => Stream
  forget: (stream: Stream) => void
}

export function makeStreams(most: number, makeQueue: (stream: () => Stream) => Queue): Streams {
  const byKey = new Map<string, Stream>()
  const of = (user: UserRef) =>
    [...byKey.values()].filter(({ asker }) => keyOfUser(refOf(asker)) === keyOfUser(user))

  return {
    all: () => [...byKey.values()],
    of,
    find: (user, name) => byKey.get(streamKey(user, name)),
    take: (asker, name) => {
      const key = streamKey(refOf(asker), name)
      const known = byKey.get(key)
      if (known) return known
      if (of(refOf(asker)).length >= most) {
        throw new Problem('live.tooMany', { details: { most: String(most) } })
      }
      const stream: Stream = {
        key,
        asker,
        outlet: null,
        hasCome: false,
        asked: null,
        documents: new Map(),
        absent: new Set(),
        collections: new Set(),
        queue: makeQueue(() => stream),
        presentTold: new Map(),
        leaving: null,
      }
      byKey.set(key, stream)
      return stream
    },
    forget: ({ key, leaving }) => {
      if (leaving) clearTimeout(leaving)
      byKey.delete(key)
    },
  }
}
