import type { AnyActorRef, AnyMachineSnapshot } from 'xstate'
import type { Moment, Running } from './moment.ts'
import { inputOf } from './remote-work.ts'

/** The work that goes on after a step; `ended` is the child that the step was the end of. */
export function runningIn(
  snapshot: AnyMachineSnapshot,
  before: Moment | null,
  ended: string | undefined,
): Running[] {
  const children: Record<string, AnyActorRef | undefined> = snapshot.children
  const known = new Map(before?.running.map((running) => [running.ref, running]))
  const were = new Set(Object.values<unknown>(before?.snapshot.children ?? {}))
  return Object.entries(children).flatMap(([child, ref]) => {
    if (ref === undefined || (were.has(ref) && !known.has(ref))) return []
    if (were.has(ref) && child === ended) return []
    return (
      known.get(ref) ?? { child, work: String(ref.src), input: inputOf(ref.getSnapshot()), ref }
    )
  })
}
