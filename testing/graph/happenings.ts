import type { EventObject } from 'xstate'
import { hears } from '../chart/hears.ts'
import type { Moment } from '../explore/moment.ts'
import { nextTimer } from '../explore/timers.ts'
import { ModelError } from '../model-error.ts'
import type { Cases } from '../plan/cases.ts'
import type { AnyPlan } from '../plan/plan.ts'
import type { Step } from '../plan/step.ts'
import { sayStep } from '../plan/step.ts'

/** Steps as events of an actor: `save.done`, `save.failed` and `clock.passed` beside the machine's own. */
export interface Happenings {
  /** An event for a step; it is told apart by the step's words. */
  eventOf(step: Step): EventObject
  /** What an event stands for in a moment, also one written by hand; undefined: it can't happen. */
  stepOf(event: EventObject, moment: Moment): Step | undefined
  say(event: EventObject): string
}

/** @throws {ModelError} `plan.unknownEvent` where the machine's own events have names of these */
export function happeningsOf({ machine }: AnyPlan, cases: Cases): Happenings {
  const works = Object.keys(machine.implementations.actors)
  const own = new Set([timePassed, ...works.flatMap((work) => [`${work}.done`, `${work}.failed`])])
  const taken = cases.events.find(({ event }) => own.has(event.type))
  if (taken) {
    throw new ModelError(
      'plan.unknownEvent',
      `${machine.id} listens to "${taken.event.type}", which is what a path calls something else. Give the event another name.`,
    )
  }
  const stepBehind = new WeakMap<EventObject, Step>()
  return {
    eventOf(step) {
      const event = asEvent(step)
      // XState tells events apart by their JSON, and an Error or a File has none.
      const said = 'child' in step ? `${sayStep(step)} ${step.child}` : sayStep(step)
      Object.defineProperty(event, 'toJSON', { value: () => said })
      stepBehind.set(event, step)
      return event
    },
    stepOf(event, moment) {
      if (own.has(event.type)) {
        const step = written(event, moment)
        return step && (stepBehind.get(event) ?? step)
      }
      const isHeard = (machine.events as string[]).some((heard) => hears(heard, event.type))
      return isHeard ? (stepBehind.get(event) ?? { cause: 'event', event }) : undefined
    },
    say: (event) => {
      const step = stepBehind.get(event)
      return step ? sayStep(step) : event.type
    },
  }
}

const timePassed = 'clock.passed'

function asEvent(step: Step): EventObject {
  switch (step.cause) {
    case 'event':
      return { ...step.event }
    case 'clock':
      return { type: timePassed, ms: step.ms } as EventObject
    case 'done':
      return { type: `${step.work}.done`, output: step.output, child: step.child } as EventObject
    default:
      return { type: `${step.work}.failed`, error: step.error, child: step.child } as EventObject
  }
}

interface Written extends EventObject {
  ms?: number
  child?: string
  output?: unknown
  error?: unknown
}

/** No farther than to the next timer; without a time until it. Without a child the work ends that is running. */
function written(event: Written, { timers, running }: Moment): Step | undefined {
  if (event.type === timePassed) {
    const left = nextTimer(timers)?.left
    if (left === undefined || (event.ms ?? 0) > left) return undefined
    return { cause: 'clock', ms: event.ms ?? left }
  }
  const isDone = event.type.endsWith('.done')
  const work = event.type.replace(/\.(done|failed)$/, '')
  const meant = running.find((one) => one.work === work && (event.child ?? one.child) === one.child)
  if (meant === undefined) return undefined
  const { child } = meant
  return isDone
    ? { cause: 'done', work, child, output: event.output }
    : { cause: 'failed', work, child, error: event.error }
}
