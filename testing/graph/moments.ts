import type { AnyStateMachine, OutputFrom, SnapshotFrom } from 'xstate'
import type { Moment } from '../explore/moment.ts'
import type { EventOf, WorkOf } from '../plan/parts-of.ts'

/** The machine's own snapshot (`matches`, `can`, `hasTag`), with what else there is in a moment. */
export type MomentOf<Machine extends AnyStateMachine> = SnapshotFrom<Machine> &
  Pick<Moment, 'timers' | 'running'>

/** What can happen: the machine's events, the ends of its work, and time that passes. */
export type HappeningOf<Machine extends AnyStateMachine> =
  | EventOf<Machine>
  | WorkEnd<Machine>
  | TimePassed

export interface TimePassed {
  type: 'clock.passed'
  ms: number
}

type WorkEnd<Machine extends AnyStateMachine> = {
  [Work in keyof WorkOf<Machine> & string]:
    | { type: `${Work}.done`; output: OutputFrom<WorkOf<Machine>[Work]>; child: string }
    | { type: `${Work}.failed`; error: unknown; child: string }
}[keyof WorkOf<Machine> & string]

/** A path as the functions of `xstate/graph` make them. */
export interface MomentPath<Machine extends AnyStateMachine> {
  state: MomentOf<Machine>
  steps: { state: MomentOf<Machine>; event: HappeningOf<Machine> }[]
  weight: number
}
