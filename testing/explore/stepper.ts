import type {
  AnyActorScope,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  EventObject,
} from 'xstate'
import type { Arrow } from '../chart/arrows.ts'
import { arrowsOf } from '../chart/arrows.ts'
import { activeStates, pathOf } from '../chart/states.ts'
import { ModelError } from '../model-error.ts'
import type { Step } from '../plan/step.ts'
import { effectOf, emittedBy } from './effects.ts'
import { inertScope } from './inert-scope.ts'
import { listening } from './listening.ts'
import type { Answer, Moment, Reaction, Timer } from './moment.ts'
import { withRemoteWork } from './remote-work.ts'
import { mostByItself, restless } from './restless.ts'
import { runningIn } from './running.ts'
import { elapsed, mustBeDelay, nextTimer, timersAfter } from './timers.ts'
import { mustNotSendToItself } from './to-itself.ts'

/** Takes steps with a machine without running it: everything that it answers is data. */
export interface Stepper {
  start(input: unknown): Reaction
  take(moment: Moment, step: Step): Reaction
}

/** A stepper for a machine, whose work then ends when a step says so. */
export function createStepper(machine: AnyStateMachine): Stepper {
  const asked: Answer[] = []
  const heard = listening(withRemoteWork(machine), asked)
  const arrows = new Map(arrowsOf(heard).map((arrow) => [arrow.definition, arrow]))

  function react(
    before: Moment | null,
    timersBefore: readonly Timer[],
    run: (scope: AnyActorScope) => AnyMachineSnapshot,
    ended?: string,
  ): Reaction {
    const fired: Arrow[] = []
    const effects: string[] = []
    const emitted: EventObject[] = []
    const visited = new Set<string>()
    let timers = timersBefore
    let steps = 0
    asked.length = 0

    const scope = inertScope({
      onAction: (action) => {
        mustNotSendToItself(machine.id, scope.self, action)
        mustBeDelay(machine.id, action)
        effects.push(...effectOf(action))
        emitted.push(...emittedBy(action))
        timers = timersAfter(timers, action)
      },
      onInspection: (event) => {
        if (event.type !== '@xstate.microstep') return
        const taken = event._transitions.flatMap((transition) => arrows.get(transition) ?? [])
        fired.push(...taken)
        for (const { from } of taken) visited.add(pathOf(from))
        visit(event.snapshot as AnyMachineSnapshot, visited)
        steps += 1
        if (steps === mostByItself) throw restless(event.snapshot as AnyMachineSnapshot, fired)
      },
    })
    const snapshot = run(scope)
    visit(snapshot, visited)
    const isOver = snapshot.status !== 'active'
    return {
      after: {
        snapshot,
        timers: isOver ? [] : timers,
        running: isOver ? [] : runningIn(snapshot, before, ended),
      },
      fired,
      asked: [...asked],
      effects,
      emitted,
      visited: [...visited],
    }
  }

  const hear = (moment: Moment, timers: readonly Timer[], event: EventObject, ended?: string) =>
    react(moment, timers, (scope) => heard.transition(moment.snapshot, event, scope), ended)

  function letPass(moment: Moment, ms: number): Reaction {
    let sofar = nothing({ ...moment, timers: elapsed(moment.timers, ms) })
    for (let fires = 0; ; fires += 1) {
      const { timers } = sofar.after
      const due = nextTimer(timers)
      if (due === undefined || due.left > 0) return sofar
      if (fires === mostFires) throw ticking(machine, due)
      const others = timers.filter((timer) => timer !== due)
      sofar = joined(sofar, hear(sofar.after, others, due.event))
    }
  }

  return {
    start: (input) => react(null, [], (scope) => heard.getInitialSnapshot(scope, input)),
    take: (moment, step) => {
      if (moment.snapshot.status !== 'active') return nothing(moment)
      if (step.cause === 'clock') return letPass(moment, step.ms)
      const ended = step.cause === 'event' ? undefined : step.child
      return hear(moment, moment.timers, eventOf(step), ended)
    },
  }
}

/** The event by which a machine hears of a step; time has none. */
function eventOf(step: Exclude<Step, { cause: 'clock' }>): AnyEventObject {
  if (step.cause === 'event') return step.event
  const { child: actorId } = step
  return step.cause === 'done'
    ? { type: `xstate.done.actor.${actorId}`, output: step.output, actorId }
    : { type: `xstate.error.actor.${actorId}`, error: step.error, actorId }
}

function visit(snapshot: AnyMachineSnapshot, visited: Set<string>): void {
  for (const state of activeStates(snapshot)) visited.add(pathOf(state))
}

/** What is over reacts to nothing, as an actor that has ended does. */
const nothing = (after: Moment): Reaction => ({
  after,
  fired: [],
  asked: [],
  effects: [],
  emitted: [],
  visited: [],
})

const joined = (one: Reaction, next: Reaction): Reaction => ({
  after: next.after,
  fired: [...one.fired, ...next.fired],
  asked: [...one.asked, ...next.asked],
  effects: [...one.effects, ...next.effects],
  emitted: [...one.emitted, ...next.emitted],
  visited: [...one.visited, ...next.visited],
})

/** Timers that fire at the same moment, one setting off the other. */
const mostFires = 1000

const ticking = ({ id }: AnyStateMachine, { event }: Timer) =>
  new ModelError(
    'chart.endless',
    `${id}: timers set each other off ${mostFires} times without any time passing (${event.type}). Give one of them a delay above 0.`,
  )
