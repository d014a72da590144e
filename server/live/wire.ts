import type { WatchRequest } from '#contracts/events'
import type { UserRef } from '../features/locks/current-lock.ts'
import type { Seen } from './presence.ts'
import type { ServerEvent } from './server-event.ts'

/** What the processes of one site tell each other. */
export type Message =
  | { is: 'event'; event: ServerEvent }
  /** All that one browser shows now; nothing: it has left. */
  | { is: 'seen'; seen: Seen }
  /** What a browser asked here whose stream is not here. */
  | { is: 'watch'; user: UserRef; asked: WatchRequest }
  /** I am new, or was away for a while: tell me who is there. */
  | { is: 'hello'; wasAway: boolean }
  | { is: 'alive' }

/** The way to the other processes, if there are any. */
export interface Wire {
  send: (message: Message) => void
  close: () => Promise<void>
}

export interface WireEnds {
  /** The name of this process. */
  self: string
  /** Another one has told something. */
  hear: (process: string, message: Message) => void
  /** The way is open; `wasAway`: again, and what was told meanwhile is lost. */
  opened: (wasAway: boolean) => void
}
