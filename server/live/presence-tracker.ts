import { refOf } from './asker.ts'
import { askOnce } from './delivery.ts'
import type { Presence } from './presence.ts'
import type { Publisher } from './publisher.ts'
import type { Stream } from './stream.ts'
import type { Streams } from './streams.ts'
import type { Message, Wire } from './wire.ts'

/** Lets those who show the same document see each other, here and at the other processes. */
export interface PresenceTracker {
  /** Lets the others see what this stream shows now. */
  show: (stream: Stream) => void
  /** Another process is there, and may have told what one of its browsers shows. */
  hear: (process: string, message: Message) => void
  /** This process is there. */
  beat: () => void
  /** Whoever was at a process that says nothing any more is gone. */
  forgetSilent: () => void
  /** Tells the other processes who is here. */
  introduce: () => void
  close: () => void
}

interface Tracked {
  /** The name of this process. */
  self: string
  presence: Presence
  streams: Streams
  publisher: Publisher
  wire: Wire
  /** A process that says nothing for so long is gone, ms. */
  silence: number
}

/** Who comes and goes is told so often at most. */
const gatherMs = 50

export function trackPresence(tracked: Tracked): PresenceTracker {
  const { self, presence, streams, publisher, wire, silence } = tracked
  /** Documents where somebody came or left, or does something else than before. */
  const changed = new Set<string>()
  let gathering: NodeJS.Timeout | null = null

  /** Where many come at once, each is told of it once. */
  function gather(keys: readonly string[]): void {
    for (const key of keys) changed.add(key)
    if (keys.length > 0) gathering ??= setTimeout(publishPresence, gatherMs).unref()
  }

  function publishPresence(): void {
    gathering = null
    for (const key of changed) {
      const once = askOnce()
      for (const stream of streams.all()) {
        if (stream.outlet && stream.documents.has(key)) publisher.presence(stream, key, once)
      }
    }
    changed.clear()
  }

  return {
    show: (stream) => {
      const open = stream.hasCome ? [...stream.documents.values()] : []
      const seen = { stream: stream.key, user: refOf(stream.asker), open }
      const keys = presence.put(self, seen)
      if (keys.length === 0) return
      wire.send({ is: 'seen', seen })
      gather(keys)
    },
    hear: (process, message) => {
      presence.hear(process)
      if (message.is === 'seen') gather(presence.put(process, message.seen))
    },
    beat: () => {
      presence.hear(self)
      wire.send({ is: 'alive' })
    },
    forgetSilent: () => gather(presence.forgetSilent(silence)),
    introduce: () => {
      for (const seen of presence.of(self)) wire.send({ is: 'seen', seen })
    },
    close: () => {
      if (gathering) clearTimeout(gathering)
    },
  }
}
