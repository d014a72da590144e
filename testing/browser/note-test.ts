import type { TestInfo } from '@playwright/test'
import { placeOf } from '../chart/states.ts'
import { lastArrow } from '../cover/criteria.ts'
import type { Cue, Rehearsal } from '../drive/rehearse.ts'
import { split } from '../drive/rehearse.ts'
import type { AnyPlan } from '../plan/plan.ts'
import { traceOf } from '../replay/trace-of.ts'
import type { BrowserNote, BrowserRun, NotedMoment, UnseenParts } from '../report/browser-note.ts'
import { runType } from '../report/browser-note.ts'

/** What a test says of itself before it is played. */
export function noteOf(
  plan: AnyPlan,
  test: string,
  rehearsal: Rehearsal,
  unseen: UnseenParts,
): BrowserNote {
  const { chart: _, ...trace } = traceOf(plan, rehearsal.test)
  return {
    machine: plan.machine.id,
    test,
    input: rehearsal.test.input,
    trace,
    moments: momentsOf(rehearsal),
    unseen,
  }
}

function momentsOf({ begins, cues, test }: Rehearsal): NotedMoment[] {
  const begun = begins.reaction
  const steps = test.steps.flatMap((step, index) => split(step).map(() => index + 1))
  return [
    { said: '', arrow: lastArrow(begun), place: placeOf(begun.after.snapshot), steps: 0 },
    ...cues.map((cue, index) => ({
      said: cue.said,
      arrow: arrowOf(cue),
      place: placeOf(cue.reaction.after.snapshot),
      steps: steps[index]!,
    })),
  ]
}

/** A step that changes nothing is blamed on the arrow by which the machine came here. */
const arrowOf = ({ before, reaction }: Cue) =>
  lastArrow(reaction.fired.length > 0 ? reaction : before)

/**
 * Keeps in the report how far a test came. It is written anew at once, for a test that takes too long
 * is ended in the middle.
 */
export function startRun(
  info: Pick<TestInfo, 'annotations'>,
): (change: Partial<BrowserRun>) => void {
  let run: BrowserRun = { fired: [] }
  const annotation = { type: runType, description: JSON.stringify(run) }
  info.annotations.push(annotation)
  return (change) => {
    run = { ...run, ...change }
    annotation.description = JSON.stringify(run)
  }
}
