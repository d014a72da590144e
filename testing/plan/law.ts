import type { AnyStateMachine } from 'xstate'
import type { Seen } from './seen.ts'

/** What a law remembers of the steps so far: small, and JSON. */
export type Memory = unknown

/** What must hold over time: it sees one step after the other, and says when it's broken. */
export interface Law<Machine extends AnyStateMachine = AnyStateMachine> {
  begin: Memory
  next(memory: Memory, seen: Seen<Machine>): Memory | typeof broken
}

/** The answer of a law that doesn't hold; the same for every copy of this module. */
export const broken: unique symbol = Symbol.for('stateroom.broken')

/** A plan's laws, by the sentence that people read when one is broken. */
export type Laws<Machine extends AnyStateMachine> = Readonly<Record<string, Law<Machine>>>
