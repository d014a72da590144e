import type {
  AnyStateMachine,
  EmittedFrom,
  InputFrom,
  OutputFrom,
  SnapshotFrom,
  StateSchemaFrom,
} from 'xstate'
import type { EventOf, WorkOf } from './plan/parts-of.ts'
import type { Step } from './plan/step.ts'

/** Something that no browser can show or cause, and why; it is counted and told, never pretended. */
export interface Unseen {
  unseen: string
}

/** Marks a part of a page model that a browser cannot follow: `unseen('it is left before a frame')`. */
export const unseen = (reason: string): Unseen => ({ unseen: reason })

/**
 * What a machine is in a browser: how each leaf state looks, how each event is caused, how each
 * piece of work is ended. The compiler asks for every one of them.
 *
 * `Stage` is what a test gets to begin with (Playwright's fixtures, a `page` among them), `World`
 * what `open` makes of it.
 */
export interface PageModel<Machine extends AnyStateMachine, World, Stage> {
  /** Brings a page to where the machine begins with this input. */
  open(stage: Stage, input: InputFrom<Machine>): Promise<World>
  /** Asserts all that a state promises; the snapshot is what the chart says there is. */
  states: {
    readonly [Leaf in LeafOf<Machine>]: Unseen | Assert<World, SnapshotFrom<Machine>>
  }
  /** Does what causes an event, by what a view offers; the snapshot is the one before. */
  events: {
    readonly [Type in EventOf<Machine>['type']]:
      | Unseen
      | Act<World, Extract<EventOf<Machine>, { type: Type }>, SnapshotFrom<Machine>>
  }
  /** Ends work that goes on: its request hangs until then. */
  work: {
    readonly [Name in keyof WorkOf<Machine>]: Unseen | WorkInPage<Machine, Name, World>
  }
  /**
   * Asserts how the page shows what a step emits, by the event's type; the snapshot is the one after.
   * Types without an assertion are told as not seen.
   */
  emitted?: {
    readonly [Type in EmittedFrom<Machine>['type']]?:
      | Unseen
      | Act<World, Extract<EmittedFrom<Machine>, { type: Type }>, SnapshotFrom<Machine>>
  }
  /** Lets time pass; by default on the page's clock. */
  clock?(world: World, ms: number): Promise<void>
  /** Why no view can cause this step in this place, where that is so. */
  beyond?(step: Step, snapshot: SnapshotFrom<Machine>): string | undefined
  /** What `beyond` goes by, where the plan does not tell it apart. */
  tellApart?(snapshot: SnapshotFrom<Machine>): unknown
  /** How far to go in a browser, where that is less far than the plan goes. */
  within?(snapshot: SnapshotFrom<Machine>): boolean
}

/** How one piece of work looks from outside, and ends. */
export interface WorkInPage<
  Machine extends AnyStateMachine,
  Name extends keyof WorkOf<Machine>,
  World,
> {
  /** Asserts that it was asked for with this input, and hangs. */
  asked?(world: World, input: InputFrom<WorkOf<Machine>[Name]>): Promise<void>
  done: Act<World, OutputFrom<WorkOf<Machine>[Name]>, SnapshotFrom<Machine>>
  failed: Act<World, unknown, SnapshotFrom<Machine>>
}

type Assert<World, Snapshot> = (world: World, snapshot: Snapshot) => Promise<unknown>

type Act<World, Cause, Snapshot> = (
  world: World,
  cause: Cause,
  before: Snapshot,
) => Promise<unknown>

/** A page model whose machine and world may be any. */
export interface AnyPageModel<Stage = never> {
  open(stage: Stage, input: never): Promise<unknown>
  states: Readonly<Record<string, Unseen | AnyAct>>
  events: Readonly<Record<string, Unseen | AnyAct>>
  work: Readonly<Record<string, Unseen | { asked?: AnyAct; done: AnyAct; failed: AnyAct }>>
  emitted?: Readonly<Record<string, Unseen | AnyAct | undefined>>
  clock?(world: never, ms: number): Promise<void>
  beyond?(step: Step, snapshot: never): string | undefined
  tellApart?(snapshot: never): unknown
  within?(snapshot: never): boolean
}

type AnyAct = (...args: never[]) => Promise<unknown>

/** Whether a part of a page model is marked by `unseen`. */
export const isUnseen = (part: object): part is Unseen => 'unseen' in part

/** The leaf states of a chart: `'signedOut.waiting' | 'signedIn' | …`, from the chart itself. */
export type LeafOf<Machine extends AnyStateMachine> = LeavesIn<StateSchemaFrom<Machine>>

type LeavesIn<Schema> = Schema extends { states: infer States }
  ? {
      [Name in keyof States & string]: States[Name] extends { states: object }
        ? `${Name}.${LeavesIn<States[Name]>}`
        : Name
    }[keyof States & string]
  : never
