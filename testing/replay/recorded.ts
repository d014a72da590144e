import { placesOf } from '../chart/states.ts'
import type { Cue, Rehearsal } from '../drive/rehearse.ts'
import { rehearse } from '../drive/rehearse.ts'
import { sayRunning } from '../drive/say-running.ts'
import { isRecord } from '../objects.ts'
import type { AnyPlan } from '../plan/plan.ts'
import { plain } from './plain.ts'
import type { Trace } from './trace.ts'
import { walkTrace } from './walk-trace.ts'

/** What a machine did at one step, as plain data. */
export interface RecordedStep {
  /** In words; empty at the beginning. */
  step: string
  places: readonly string[]
  /** What the world was told to do. */
  effects: readonly string[]
  /** The work that goes on, with what it was asked for. */
  running: readonly string[]
  /** The parts of the context that are new or another. */
  changed: unknown
}

/**
 * What a machine does along a trace: at the beginning, and at each step.
 *
 * @throws {ModelError} `trace.unknownExample`, `chart.throws`
 */
export function recordedAlong(plan: AnyPlan, trace: Trace): RecordedStep[] {
  const walk = walkTrace(plan, trace)
  return recordedIn(rehearse(walk.plan, [walk.test])[0]!)
}

export function recordedIn({ begins, cues }: Rehearsal): RecordedStep[] {
  const moments = [{ ...begins, said: '' }, ...cues]
  return moments.map(({ reaction, said }, index) => ({
    step: said,
    places: placesOf(reaction.after.snapshot),
    effects: reaction.effects,
    running: reaction.after.running.map(sayRunning),
    changed: changesIn(moments[index - 1]?.reaction, reaction),
  }))
}

function changesIn(before: Cue['reaction'] | undefined, { after }: Cue['reaction']): unknown {
  const old = plain(before?.after.snapshot.context)
  const now = plain(after.snapshot.context)
  if (!isRecord(now) || !(before === undefined || isRecord(old))) return now
  const was = isRecord(old) ? old : {}
  const names = [...new Set([...Object.keys(was), ...Object.keys(now)])]
  return Object.fromEntries(
    names
      .filter((name) => JSON.stringify(was[name]) !== JSON.stringify(now[name]))
      .map((name) => [name, now[name] ?? null]),
  )
}
