import type { AnyActorLogic, AnyStateMachine, EventFromLogic } from 'xstate'

/** What a machine listens to. */
export type EventOf<Machine extends AnyStateMachine> = EventFromLogic<Machine>

/** The work of a machine, by name; a machine that asks for none has no names. */
export type WorkOf<Machine extends AnyStateMachine> =
  NonNullable<Parameters<Machine['provide']>[0]['actors']> extends infer Actors
    ? string extends keyof Actors
      ? Record<never, AnyActorLogic>
      : { [Name in keyof Actors]-?: NonNullable<Actors[Name]> }
    : never
