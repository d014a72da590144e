import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, InspectionEvent } from 'xstate'
import type { Recorder } from '#testing'
import { placesOf, recorder } from '#testing'

/** Something that a machine heard, newest last. */
export interface Heard {
  /** Counted from the start of the actor. */
  number: number
  /** Milliseconds since the page began. */
  at: number
  /** As in the plan: `user.save`, `save done`; a timer is told by its name. */
  said: string
  /** It led to nothing. */
  isRefused: boolean
  /** Where it is since. */
  places: readonly string[]
}

/** An actor that lives in the page, and what happened to it. */
export interface Watched {
  /** Tells actors of the same machine apart. */
  id: string
  machine: string
  actor: AnyActorRef
  log: Heard[]
  tape: Recorder
}

/** How much of an actor is shown; its tape keeps more. */
const mostHeard = 500

/** Begins to watch an actor that hasn't started; tells when something happened. */
export function watch(actor: AnyActorRef, machine: string, tell: () => void): Watched {
  const tape = recorder()
  const log: Heard[] = []
  let count = 0
  const fired = new WeakSet<AnyEventObject>()
  const sentBy = new WeakMap<AnyEventObject, string>()
  const watched = { id: actor.sessionId, machine, actor, log, tape }

  function hear(event: InspectionEvent): void {
    tape.inspect(event)
    if (event.actorRef !== actor) return
    if (event.type === '@xstate.event' && event.sourceRef && 'src' in event.sourceRef)
      sentBy.set(event.event, String(event.sourceRef.src))
    if (event.type === '@xstate.microstep' && event._transitions.length > 0) fired.add(event.event)
    if (event.type !== '@xstate.snapshot') return
    count += 1
    log.push({
      number: count,
      at: performance.now(),
      said: sayEvent(event.event.type, sentBy.get(event.event), machine),
      isRefused: !fired.has(event.event) && event.event.type !== 'xstate.init',
      places: placesOf(event.snapshot as AnyMachineSnapshot),
    })
    if (log.length > mostHeard) log.shift()
    tell()
  }
  actor.system.inspect(hear)
  return watched
}

/** `xstate.done.actor.0.document.saving`, which the work `save` sent, is `save done`, as in plans. */
export function sayEvent(type: string, work: string | undefined, machine: string): string {
  if (type === 'xstate.init') return 'start'
  if (type.startsWith('xstate.done.actor.') && work) return `${work} done`
  if (type.startsWith('xstate.error.actor.') && work) return `${work} failed`
  const timer = type.startsWith('xstate.after.') && type.slice('xstate.after.'.length)
  if (timer) return timer.replace(`.${machine}.`, ' · ')
  return type
}
