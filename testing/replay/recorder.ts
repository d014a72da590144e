import type { AnyActorRef, AnyEventObject, AnyStateMachine, InspectionEvent } from 'xstate'
import { shapeOf } from '../chart/shape.ts'
import type { Timer } from '../explore/moment.ts'
import { elapsed, nextTimer, timersAfter } from '../explore/timers.ts'
import { ModelError } from '../model-error.ts'
import { plain } from './plain.ts'
import type { Trace, TracedStep } from './trace.ts'
import { withoutSecrets } from './without-secrets.ts'

/** How much of a session is kept. */
export interface RecorderOptions {
  /** How many steps are kept, from the beginning on; by default 10,000. */
  limit?: number
  /**
   * What is kept of the data of an event, an end of work or the input; `of` says which in words:
   * `user.signIn`, `save done`, `save failed`, `input`. By default passwords, tokens and their like
   * are left out.
   */
  redact?: (data: unknown, of: string) => unknown
  /** Milliseconds since some moment. */
  now?: () => number
}

/** Listens to one actor from its start on. */
export interface Recorder {
  /** Goes into `createActor(machine, { inspect })`. */
  inspect: (event: InspectionEvent) => void
  /** What happened until now. @throws {ModelError} `trace.unreadable` when nothing did */
  trace(): Trace
}

/**
 * Keeps what happens to a live actor from outside: events, ends of work, and the time between them.
 * What follows from these is not kept: it happens again when they do.
 *
 * Timers are told by what they were set to, not by when they really fired; so two that were due
 * within the same few milliseconds may change places.
 */
export function recorder({
  limit = 10_000,
  redact = withoutSecrets,
  now = () => performance.now(),
}: RecorderOptions = {}): Recorder {
  const steps: TracedStep[] = []
  let begun: { actor: AnyActorRef; input: unknown; at: string } | null = null
  let timers: readonly Timer[] = []
  let told = 0
  let cut = 0

  const kept = (data: unknown, of: string) => plain(redact(plain(data), of))
  function keep(step: TracedStep): void {
    if (steps.length < limit) steps.push(step)
    else cut += 1
  }
  /** Time passes until now, as far as it may without setting off a timer. */
  function catchUp(): void {
    const next = nextTimer(timers)?.left ?? Number.POSITIVE_INFINITY
    const ms = Math.min(Math.floor(now() - told), Math.max(0, next - 1))
    told += ms
    timers = elapsed(timers, ms)
    if (ms > 0) keep({ cause: 'clock', ms })
  }
  function fire(timer: Timer): void {
    const ms = Math.max(0, timer.left)
    told = now()
    timers = elapsed(
      timers.filter((one) => one !== timer),
      ms,
    )
    keep({ cause: 'clock', ms })
  }

  function hear(actor: AnyActorRef, source: AnyActorRef | undefined, event: AnyEventObject): void {
    if (event.type === 'xstate.init') {
      begun = { actor, input: kept(event.input, 'input'), at: new Date().toISOString() }
      told = now()
      return
    }
    if (source === actor) {
      const timer = timers.find((one) => one.event === event)
      if (timer) fire(timer)
      return
    }
    const end = endOf(event, source)
    if (end === null && event.type.startsWith('xstate.')) return
    catchUp()
    if (end === null) {
      const { type, ...data } = event
      keep({ cause: 'event', event: { ...(kept(data, type) as object), type } })
    } else if (end.cause === 'done') {
      const output = kept(event.output, `${end.work} done`)
      keep({ ...end, cause: 'done', ...(output === undefined ? {} : { output }) })
    } else {
      keep({ ...end, cause: 'failed', error: kept(event.error, `${end.work} failed`) })
    }
  }

  return {
    inspect(event) {
      if (!isActor(event.actorRef) || event.actorRef.sessionId !== event.rootId) return
      if (event.type === '@xstate.action') timers = timersAfter(timers, event.action as never)
      if (event.type !== '@xstate.event') return
      hear(event.actorRef, isActor(event.sourceRef) ? event.sourceRef : undefined, event.event)
    },
    trace() {
      const machine = begun && machineOf(begun.actor)
      if (begun === null || machine === null) {
        throw new ModelError(
          'trace.unreadable',
          'Nothing has been recorded. Hand the recorder to the actor before it starts: createActor(machine, { inspect: recorder.inspect }).',
        )
      }
      const { hash, lines } = shapeOf(machine)
      return {
        format: 1,
        machine: machine.id,
        shape: hash,
        chart: lines,
        input: begun.input === undefined ? {} : { value: begun.input },
        steps: [...steps],
        recordedAt: begun.at,
        ...(cut > 0 ? { cut } : {}),
      }
    },
  }
}

/** Which work an event is the end of; null: of none. */
function endOf(
  { type }: AnyEventObject,
  source: AnyActorRef | undefined,
): { cause: 'done' | 'failed'; work: string; child: string } | null {
  const [, kind, child] = /^xstate\.(done|error)\.actor\.(.*)$/.exec(type) ?? []
  if (child === undefined) return null
  return { cause: kind === 'done' ? 'done' : 'failed', work: String(source?.src ?? child), child }
}

/** Inspection is typed for any actor, without what actors have in common. */
const isActor = (ref: unknown): ref is AnyActorRef =>
  typeof ref === 'object' && ref !== null && 'sessionId' in ref

const machineOf = (actor: AnyActorRef): AnyStateMachine | null =>
  'logic' in actor &&
  typeof actor.logic === 'object' &&
  actor.logic !== null &&
  'root' in actor.logic
    ? (actor.logic as AnyStateMachine)
    : null
