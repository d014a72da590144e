import type { ActorLogic, AnyStateMachine, EventObject } from 'xstate'
import type { Suite } from '../cover/suite.ts'
import { carefulStepper } from '../explore/careful-stepper.ts'
import { explore } from '../explore/explore.ts'
import type { Edge, Graph } from '../explore/graph.ts'
import type { Moment } from '../explore/moment.ts'
import { tellApart } from '../explore/tell-apart.ts'
import { ModelError } from '../model-error.ts'
import { nearest } from '../nearest.ts'
import { casesOf } from '../plan/cases.ts'
import type { Plan } from '../plan/plan.ts'
import { happeningsOf } from './happenings.ts'
import type { HappeningOf, MomentOf, MomentPath } from './moments.ts'

/** A plan as XState's path functions want it. */
export interface PlanLogic<Machine extends AnyStateMachine> {
  /** Its snapshots are the moments of the plan; whatever may happen next are its events. */
  logic: ActorLogic<MomentOf<Machine>, HappeningOf<Machine>, string | undefined>
  /** Belongs to the logic in every function of `xstate/graph`. */
  traversal: {
    events: (state: MomentOf<Machine>) => HappeningOf<Machine>[]
    serializeState: (state: MomentOf<Machine>) => string
    serializeEvent: (event: HappeningOf<Machine>) => string
  }
  /**
   * Takes these events one after the other, also where the plan tells moments less apart than they are.
   *
   * @throws {ModelError} `plan.unknownStep` where one can't happen
   */
  pathAlong: (
    input: string | undefined,
    events: readonly HappeningOf<Machine>[],
  ) => MomentPath<Machine>
  /** The tests of a suite that begin with an input, as paths. */
  pathsOf: (suite: Suite, input: string) => MomentPath<Machine>[]
  /** The name of an input; without one, of the first. */
  inputNamed: (name: string | undefined) => string
  say: (event: HappeningOf<Machine>) => string
}

/** @throws {ModelError} whatever `explore` finds wrong with the chart or the plan */
export function planLogic<Machine extends AnyStateMachine>(
  plan: Plan<Machine>,
  graph: Graph = explore(plan as never),
): PlanLogic<Machine> {
  type State = MomentOf<Machine>
  type Event = HappeningOf<Machine>
  const anyPlan = plan as never
  const cases = casesOf(anyPlan)
  const stepper = carefulStepper(anyPlan)
  const happenings = happeningsOf(anyPlan, cases)
  const momentIn = new WeakMap<object, Moment>()
  const keys = new WeakMap<object, string>()

  /** XState tells snapshots apart by their JSON: that of one is what tells its moment apart. */
  function shown(moment: Moment): State {
    const key = tellApart(anyPlan, moment)
    const { timers, running } = moment
    const state = { ...moment.snapshot, timers, running, toJSON: () => JSON.parse(key) }
    momentIn.set(state, moment)
    keys.set(state, key)
    return state as never
  }

  // One snapshot for all moments that are not told apart: of several, paths would be mixed.
  const states = new Map(
    graph.nodes.map(({ moment }) => [tellApart(anyPlan, moment), shown(moment)]),
  )
  const known = (moment: Moment): State => states.get(tellApart(anyPlan, moment)) ?? shown(moment)
  const eventOf = (edge: Edge): Event => happenings.eventOf(edge.step) as Event
  const ways = new Map(
    graph.nodes.map(({ moment, out }) => [
      tellApart(anyPlan, moment),
      new Map(out.map((edge): [Event, State] => [eventOf(edge), known(edge.to.moment)])),
    ]),
  )
  const waysFrom = (state: State) => ways.get(keys.get(state)!) ?? new Map<Event, State>()
  const roots = new Map(graph.roots.map(({ input, to }) => [input, to.moment]))

  function inputNamed(name = [...roots.keys()][0]!): string {
    if (roots.has(name)) return name
    throw new ModelError(
      'plan.unknownStep',
      `The plan of ${plan.machine.id} has no input "${name}".${nearest(name, [...roots.keys()])}`,
    )
  }

  function pathAlong(input: string | undefined, events: readonly Event[]): MomentPath<Machine> {
    const begun = inputNamed(input)
    let moment = roots.get(begun)!
    const steps = [
      { state: shown(moment), event: { type: 'xstate.init', input: begun } as unknown as Event },
    ]
    for (const event of events) {
      const step = happenings.stepOf(event as EventObject, moment)
      if (!step) {
        throw new ModelError(
          'plan.unknownStep',
          `${plan.machine.id}: ${event.type} can’t happen in ${JSON.stringify(moment.snapshot.value)}.`,
        )
      }
      moment = stepper.take(moment, step).after
      steps.push({ state: shown(moment), event })
    }
    return { state: steps.at(-1)!.state, steps, weight: events.length }
  }

  return {
    logic: {
      getInitialSnapshot: (_, input) => known(roots.get(inputNamed(input))!),
      transition(state, event) {
        const there = waysFrom(state).get(event)
        if (there) return there
        const moment = momentIn.get(state)!
        const step = happenings.stepOf(event as EventObject, moment)
        return step ? known(stepper.take(moment, step).after) : state
      },
      getPersistedSnapshot: (state) => state,
    },
    traversal: {
      events: (state) => [...waysFrom(state).keys()],
      serializeState: (state) => keys.get(state)!,
      serializeEvent: (event) => JSON.stringify(event),
    },
    pathAlong,
    pathsOf: ({ tests }, input) =>
      tests
        .filter((test) => test.input === input)
        .map(({ steps }) =>
          pathAlong(
            input,
            steps.map(({ step }) => happenings.eventOf(step) as Event),
          ),
        ),
    inputNamed,
    say: (event) => happenings.say(event as EventObject),
  }
}
