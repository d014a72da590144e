import type { ActorRefFrom, EventObject } from 'xstate'
import type { Laws } from '../plan/law.ts'
import type { EventOf } from '../plan/parts-of.ts'
import type { AnyPlan, Examples, Plan } from '../plan/plan.ts'
import type { Machines } from '../plan/system-seen.ts'

/** Several machines that tell each other things, tried as one. */
export interface System<Of extends Machines> {
  /** What reports call it. */
  name: string
  /** The data that each machine is tried with; what it hears from another is no example of its own. */
  parts: { readonly [Name in keyof Of]: Plan<Of[Name]> }
  /** What people and the world send to a machine itself; all else it hears by what joins them. */
  direct: { readonly [Name in keyof Of]?: readonly EventOf<Of[Name]>['type'][] }
  /** What the world tells whatever joins the machines, with examples. */
  outside?: Readonly<Record<string, Examples<object>>>
  /** Joins them as in production, before any of them begins; answers what ends it. */
  join(
    actors: { readonly [Name in keyof Of]: ActorRefFrom<Of[Name]> },
    outside: OutsidePort,
  ): () => void
  /** What must hold over time of all of them together. */
  laws: Laws<Of>
}

/** A system whose machines may be any. */
export interface AnySystem {
  name: string
  parts: Readonly<Record<string, AnyPlan>>
  direct: Readonly<Record<string, readonly string[] | undefined>>
  outside?: Readonly<Record<string, Examples<object>>>
  join(actors: never, outside: OutsidePort): () => void
  laws: Laws<Machines>
}

/** The world, for what joins machines. */
export interface OutsidePort {
  /** Hears what happens around them. */
  hear(listener: (event: EventObject) => void): () => void
  /** Tells the world something, which laws see as a message. */
  tell(type: string): void
}
