import type { AnyStateMachine, InputFrom, OutputFrom, SnapshotFrom } from 'xstate'
import type { Law, Laws } from './law.ts'
import type { EventOf, WorkOf } from './parts-of.ts'

/** Data to try something with, by a name that people will read in reports. */
export type Examples<Value> = Readonly<Record<string, Value>>

/** The data with which a machine is tried: what QA writes, checked against the chart by the compiler. */
export type Plan<Machine extends AnyStateMachine> = {
  machine: Machine
  /** What must hold over time, by the sentence that people read when it doesn't. */
  laws?: Laws<Machine>
  /**
   * What tells two moments in the same place apart; by default the whole context. What is left out must have
   * no say in how the machine goes on: a walk that finds otherwise is refused.
   */
  tellApart?: (snapshot: SnapshotFrom<Machine>) => unknown
  /**
   * How far to go; by default everywhere. It keeps the graph of a machine finite whose context grows
   * without end, such as one that counts its attempts.
   */
  within?: (snapshot: SnapshotFrom<Machine>) => boolean
  /**
   * Walks step by step, each beginning with the name of its input: what only shows after something
   * that lies further back than one arrow.
   */
  stories?: readonly (readonly string[])[]
  /** Makes the error that a recorded session holds as plain data what the machine expects. */
  revive?: (error: unknown) => unknown
  /** Mutants, by id, that behave differently in no way that matters, each with the reason. */
  equivalents?: Readonly<Record<string, string>>
  /** What the plan never leads to and the chart has all the same, by id or path, each with the reason. */
  unused?: Readonly<Record<string, string>>
} & Inputs<Machine> &
  EventExamples<Machine> &
  OutcomeExamples<Machine>

/** A plan whose machine may be any. */
export interface AnyPlan {
  machine: AnyStateMachine
  inputs?: Examples<unknown>
  events?: Readonly<Record<string, Examples<object> | undefined>>
  outcomes?: Readonly<Record<string, Outcomes<unknown> | undefined>>
  laws?: Readonly<Record<string, Law>>
  tellApart?: (snapshot: never) => unknown
  within?: (snapshot: never) => boolean
  stories?: readonly (readonly string[])[]
  revive?: (error: unknown) => unknown
  equivalents?: Readonly<Record<string, string>>
  unused?: Readonly<Record<string, string>>
}

/** How a piece of work can end. */
export interface Outcomes<Output> {
  done?: Examples<Output>
  failed?: Examples<unknown>
}

/** Machines that take an input need examples of it. */
type Inputs<Machine extends AnyStateMachine> =
  undefined extends InputFrom<Machine>
    ? { inputs?: Examples<InputFrom<Machine>> }
    : { inputs: Examples<InputFrom<Machine>> }

type DataOf<Event> = Event extends { type: string } ? Omit<Event, 'type'> : never

/** The events that carry data. */
type TypeWithData<Event extends { type: string }> = Event extends { type: string }
  ? keyof DataOf<Event> extends never
    ? never
    : Event['type']
  : never

/** Events that carry data need examples of it. */
type EventExamples<Machine extends AnyStateMachine> = [TypeWithData<EventOf<Machine>>] extends [
  never,
]
  ? { events?: never }
  : {
      events: {
        readonly [Type in TypeWithData<EventOf<Machine>>]: Examples<
          DataOf<Extract<EventOf<Machine>, { type: Type }>>
        >
      }
    }

/** Work needs examples of how it ends. */
type OutcomeExamples<Machine extends AnyStateMachine> = [keyof WorkOf<Machine>] extends [never]
  ? { outcomes?: never }
  : {
      outcomes: {
        readonly [Name in keyof WorkOf<Machine>]: Outcomes<OutputFrom<WorkOf<Machine>[Name]>>
      }
    }
