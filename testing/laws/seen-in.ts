import { placesOf } from '../chart/states.ts'
import type { Moment, Reaction } from '../explore/moment.ts'
import type { Seen } from '../plan/seen.ts'
import type { Step } from '../plan/step.ts'

/** What a law is asked about; `called` is how states are called by somebody who can't tell them apart. */
export function seenIn(
  before: Moment | null,
  step: Step | null,
  { after, emitted }: Reaction,
  called: (place: string) => string = (place) => place,
): Seen {
  const { snapshot, running, timers } = after
  const known = new Set(before?.running.map(({ ref }) => ref))
  const ended = endedBy(before, step)
  const isIn = (moment: Moment | null) => {
    let places: string[] | null = null
    return (place: string) => {
      if (moment === null) return false
      places ??= placesOf(moment.snapshot).map(called)
      return places.some((one) => one === place || one.startsWith(`${place}.`))
    }
  }
  return {
    cause: step?.cause ?? 'start',
    event: (step?.cause === 'event' ? step.event : null) as never,
    work: (ended?.work ?? null) as never,
    output: step?.cause === 'done' ? step.output : undefined,
    error: step?.cause === 'failed' ? step.error : undefined,
    question: ended?.input,
    ms: step?.cause === 'clock' ? step.ms : 0,
    before: before?.snapshot.context ?? null,
    now: snapshot.context,
    was: isIn(before),
    is: isIn(after),
    can: (event) => snapshot.can(event as never),
    snapshot: snapshot as never,
    emitted: emitted as never,
    asked: running.filter(({ ref }) => !known.has(ref)) as never,
    running: running as never,
    timers: timers.map(({ left }) => left),
  }
}

function endedBy(before: Moment | null, step: Step | null) {
  if (step === null || !('child' in step)) return null
  return before?.running.find(({ child }) => child === step.child) ?? null
}
