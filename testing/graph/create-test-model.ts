import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import type { TraversalOptions } from 'xstate/graph'
import { TestModel } from 'xstate/graph'
import { placesOf } from '../chart/states.ts'
import type { Suite } from '../cover/suite.ts'
import { ModelError } from '../model-error.ts'
import type { Plan } from '../plan/plan.ts'
import type { HappeningOf, MomentOf, MomentPath } from './moments.ts'
import type { PlanLogic } from './plan-logic.ts'
import { planLogic } from './plan-logic.ts'

/** What a path is tested with: what must be seen in its states, and who does what happens. */
export interface PlanParams<Machine extends AnyStateMachine> {
  /** By the name of a state, its `#id`, or `*` for all. It's called once what happened is over. */
  states?: Readonly<Record<string, (state: MomentOf<Machine>) => unknown>>
  /** One for everything that may happen; the compiler names one that is forgotten. */
  events: {
    readonly [Type in HappeningOf<Machine>['type']]: Does<
      Machine,
      Extract<HappeningOf<Machine>, { type: Type }>
    >
  } & {
    /** Begins anew, with the input of this name. */
    readonly 'xstate.init': Does<Machine, { type: 'xstate.init'; input: string }>
  }
}

type Does<Machine extends AnyStateMachine, Event> = (step: {
  event: Event
  /** As it is afterwards. */
  state: MomentOf<Machine>
}) => unknown

/** A path with its words: `saved: user.save (draft) › save done (stored)`. */
export interface PlanPath<Machine extends AnyStateMachine> extends MomentPath<Machine> {
  description: string
  /** @throws {Error} what the params throw; one where nobody does what happens */
  test(params: PlanParams<Machine>): Promise<void>
}

type Options<Machine extends AnyStateMachine> = TraversalOptions<
  MomentOf<Machine>,
  HappeningOf<Machine>,
  string | undefined
>

/** XState's own test model over a plan: charts with delays and work included. */
export interface PlanModel<Machine extends AnyStateMachine> {
  getShortestPaths(options?: Options<Machine>): PlanPath<Machine>[]
  /** Of toys: their number grows with the factorial of the moments. */
  getSimplePaths(options?: Options<Machine>): PlanPath<Machine>[]
  /** @throws {ModelError} `plan.unknownStep` where one can't happen */
  getPathsFromEvents(events: readonly HappeningOf<Machine>[]): PlanPath<Machine>[]
  /** The engine's own tests, which reach pairs of arrows as well; refusals among them. */
  getPathsOf(suite: Suite): PlanPath<Machine>[]
  testPath(path: MomentPath<Machine>, params: PlanParams<Machine>): Promise<void>
}

interface ModelOptions {
  /** The name of the input to begin with; without one, the plan's first. */
  input?: string
  /** Paths to each arrow between states, and not to each moment alone, as `@xstate/test` had them. */
  roundTrips?: boolean
}

/**
 * `createTestModel` of `@xstate/test` for a plan.
 *
 * @throws {ModelError} whatever is wrong with the chart or the plan
 */
export function createTestModel<Machine extends AnyStateMachine>(
  plan: Plan<Machine>,
  { input: wanted, roundTrips = false }: ModelOptions = {},
): PlanModel<Machine> {
  const source = planLogic(plan)
  const input = source.inputNamed(wanted)
  const inner = testModelOver(source, input, roundTrips)
  const named = (path: MomentPath<Machine>): PlanPath<Machine> => ({
    ...path,
    description: described(path, source),
    test: (params) => model.testPath(path, params),
  })
  const model: PlanModel<Machine> = {
    getShortestPaths: (options) => inner.getShortestPaths(options).map(named),
    getSimplePaths: (options) => inner.getSimplePaths(options).map(named),
    getPathsFromEvents: (events) => [named(source.pathAlong(input, events))],
    getPathsOf: (suite) => source.pathsOf(suite, input).map(named),
    async testPath(path, params) {
      await inner.testPath(walkedAgain(path, input, source), params as never)
    },
  }
  return model
}

function testModelOver<Machine extends AnyStateMachine>(
  { logic, traversal }: PlanLogic<Machine>,
  input: string,
  roundTrips: boolean,
) {
  type State = MomentOf<Machine>
  type Event = HappeningOf<Machine>
  const { serializeState, serializeEvent } = traversal
  /** A moment is another one by how its state was entered. */
  const byWayIn = (state: State, event?: Event, before?: State) => {
    const [place, from] = [state, before].map((one) => one && JSON.stringify(asSnapshot(one).value))
    const way =
      event === undefined || place === from ? '' : ` via ${serializeEvent(event)} from ${from}`
    return serializeState(state) + way
  }
  const model = new TestModel<State, Event, string | undefined>(logic, {
    ...traversal,
    input,
    serializeState: roundTrips ? byWayIn : serializeState,
    stateMatcher: (state, key) =>
      key.startsWith('#')
        ? asSnapshot(state)._nodes.some(({ id }) => id === key.slice(1))
        : asSnapshot(state).matches(key as never),
  })
  // XState passes over an event that nobody does, and the test would be green.
  model.testTransition = async ({ events = {} }, step) => {
    const does = (events as Record<string, ((of: typeof step) => unknown) | undefined>)[
      step.event.type
    ]
    if (!does) throw new Error(`Nobody does ${step.event.type}. Add it to the events of the test.`)
    await does(step)
  }
  return model
}

/** What is told apart no further has a state of its own on each path. */
function walkedAgain<Machine extends AnyStateMachine>(
  { steps: [first, ...rest] }: MomentPath<Machine>,
  input: string,
  { pathAlong, traversal: { serializeState } }: PlanLogic<Machine>,
): MomentPath<Machine> {
  const begun = (first?.event as { input?: string } | undefined)?.input ?? input
  const again = pathAlong(
    begun,
    rest.flatMap(({ event }) => inTwo(event)),
  )
  let at = 0
  for (const { state, event } of rest) {
    at += inTwo(event).length
    if (serializeState(again.steps[at]!.state) === serializeState(state)) continue
    throw new ModelError(
      'plan.tellsTooLittle',
      `${event.type} leads elsewhere than the plan says. Let its tellApart keep what decides that.`,
    )
  }
  return again
}

/** Time passes in two parts: a timer that fires too early shows after the first. */
function inTwo<Event extends { type: string }>(event: Event): Event[] {
  const { ms = 0 } = event as { ms?: number }
  if (event.type !== 'clock.passed' || ms <= 1) return [event]
  return [ms - 1, 1].map((part) => ({ ...event, ms: part }))
}

const described = <Machine extends AnyStateMachine>(
  { state, steps }: MomentPath<Machine>,
  { say }: PlanLogic<Machine>,
): string => {
  const taken = steps.slice(1).map(({ event }) => say(event))
  return `${placesOf(asSnapshot(state)).join(' + ')}: ${taken.join(' › ') || 'the start'}`
}

const asSnapshot = (state: object) => state as AnyMachineSnapshot
