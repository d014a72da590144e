import type { AnyStateMachine } from 'xstate'
import type { Seen } from './seen.ts'
import type { Machines, SystemSeen } from './system-seen.ts'

/** What a law remembers of the steps so far: small, and JSON. */
export type Memory = unknown

/** What laws are about: a machine, or several by their names in a system. */
export type Subject = AnyStateMachine | Machines

/** One step, as a law about this sees it. */
export type SeenOf<Of extends Subject> = Of extends AnyStateMachine
  ? Seen<Of>
  : Of extends Machines
    ? SystemSeen<Of>
    : never

/** What must hold over time: it sees one step after the other, and says when it's broken. */
export interface Law<Of extends Subject = AnyStateMachine> {
  begin: Memory
  next(memory: Memory, seen: SeenOf<Of>): Memory | typeof broken
}

/** The answer of a law that doesn't hold; the same for every copy of this module. */
export const broken: unique symbol = Symbol.for('stateroom.broken')

/** Laws by the sentence that people read when one is broken. */
export type Laws<Of extends Subject> = Readonly<Record<string, Law<Of>>>
