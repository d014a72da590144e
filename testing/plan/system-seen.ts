import type { AnyStateMachine, EventObject } from 'xstate'
import type { Seen } from './seen.ts'

/** The machines of a system, by the names that they have there. */
export type Machines = Readonly<Record<string, AnyStateMachine>>

/** What one machine of a system, or the world, told another. */
export interface Message {
  from: string
  to: string
  event: EventObject
}

/** One step of a system, as a law sees it: all that it set off until nobody had anything to say. */
export interface SystemSeen<Of extends Machines = Machines> {
  cause: 'start' | 'event' | 'clock' | 'done' | 'failed'
  /** Whom it happened to; null: time passed, or it was the start. */
  part: (keyof Of & string) | 'outside' | null
  /** What was sent, to a machine or by the world; null where nobody sent anything. */
  event: EventObject | null
  /** How much time has just passed. */
  ms: number
  /** The whole step, for each machine. */
  of: { readonly [Name in keyof Of]: Seen<Of[Name]> }
  /** What was told, in order. */
  messages: readonly Message[]
}
