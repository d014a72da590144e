import type { Page, Route } from '@playwright/test'
import type { Cue } from '../drive/rehearse.ts'
import type { Moment } from '../explore/moment.ts'
import { under } from '../objects.ts'
import type { AnyPageModel } from '../page-model.ts'
import { isUnseen } from '../page-model.ts'
import type { AnyPlan } from '../plan/plan.ts'
import { endNext, hangingIn } from './held-requests.ts'

/**
 * Where a step drops work whose request hangs, the server answers it all the same, as if all had gone
 * well: whoever dropped it must not be moved by that, also where they ask anew. `hung` are the requests
 * that hung before the step.
 */
export async function answerLate(
  { outcomes }: AnyPlan,
  { work }: AnyPageModel,
  world: never,
  cue: Cue,
  before: Moment,
  page: Page,
  hung: readonly Route[],
): Promise<void> {
  const name = droppedBy(cue, before)
  const part = name === null ? undefined : under(work, name)
  if (name === null || !part || isUnseen(part)) return
  const [output] = Object.values(under(outcomes, name)?.done ?? {})
  // What the page has given up by now hangs no longer.
  await page.evaluate(() => {})
  for (const request of hangingIn(page).filter((route) => hung.includes(route))) {
    endNext(page, request)
    await part.done(world, output as never, cue.reaction.after.snapshot as never)
  }
}

/** null: nothing, or other work went on as well, and nobody knows which request is whose. */
function droppedBy({ reaction, step }: Cue, { running }: Moment): string | null {
  const [only, another] = running
  if (only === undefined || another !== undefined) return null
  const hasEnded = (step.cause === 'done' || step.cause === 'failed') && step.child === only.child
  const goesOn = reaction.after.running.some(({ ref }) => ref === only.ref)
  return hasEnded || goesOn ? null : only.work
}
