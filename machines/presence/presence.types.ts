import type { WatchRequest } from '#contracts/events'

/** What the tabs of one browser want to be told, all of it. */
export type Watch = Omit<WatchRequest, 'stream'>

export interface PresenceContext {
  /** What is wanted now. */
  watch: Watch
  /** What the stream was asked for last; null: nothing yet. */
  said: Watch | null
  /** Connections in a row that did not last. */
  attempts: number
}

export type PresenceEvent =
  /** Another thing is on the screen, in this tab or in another. */
  | { type: 'page.watches'; watch: Watch }
  /** Whoever was here is not any more. */
  | { type: 'session.left' }
  | { type: 'session.renewed' }
  | { type: 'browser.online' }

/** What the world has to do. */
export type PresenceEmitted =
  /** Another tab may lead. */
  | { type: 'resigned' }
  /** What was told of people is no longer to be relied upon. */
  | { type: 'lost' }
