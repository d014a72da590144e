import type { Moment } from '../explore/moment.ts'
import type { Message } from '../plan/system-seen.ts'
import type { Taken } from './part.ts'

/** Where each machine of a system is between two steps. */
export type Moments = Readonly<Record<string, Moment>>

/** What a step of a system did, until nobody had anything to say. */
export interface SystemReaction {
  after: Moments
  /** What each machine did, in order; nothing where nothing reached it. */
  taken: Readonly<Record<string, readonly Taken[]>>
  messages: readonly Message[]
}
