import { test as playwright } from '@playwright/test'
import type { AnyMachineSnapshot } from 'xstate'
import { placeOf, placesOf } from '../chart/states.ts'
import type { Cue, Rehearsal } from '../drive/rehearse.ts'
import type { Moment, Reaction } from '../explore/moment.ts'
import { ModelError } from '../model-error.ts'
import { under } from '../objects.ts'
import type { AnyPageModel } from '../page-model.ts'
import { isUnseen } from '../page-model.ts'
import type { AnyPlan } from '../plan/plan.ts'
import type { Step } from '../plan/step.ts'
import { answerLate } from './answer-late.ts'
import { hangingIn } from './held-requests.ts'
import type { PageClock } from './page-clock.ts'
import { startPageClock } from './page-clock.ts'
import { watchPage } from './page-watch.ts'
import { reasonAgainst } from './seen-by.ts'
import type { Stage } from './stage.ts'

/** One step of a test that was done: the arrows that fired. */
export type OnStep = (fired: readonly string[]) => void

/** What else is done at a moment that is as the chart says. */
export type OnMoment = (world: never, moment: Moment) => Promise<void>

/** Plays one test in a page; after each step the page must be all that the chart says it is. */
export async function play<S extends Stage>(
  plan: AnyPlan,
  model: AnyPageModel<S>,
  { input, begins, cues }: Rehearsal,
  stage: S,
  onStep: OnStep,
  onMoment?: OnMoment,
): Promise<void> {
  const watch = watchPage(stage.page)
  const clock = await startPageClock(stage.page, plan.machine)
  try {
    const world = await model.open(stage, input as never)
    let before = begins.reaction.after
    const look = async ({ after, emitted }: Reaction) => {
      await mustBe(model, world as never, after)
      await mustShow(model, world as never, emitted, after)
      if (onMoment) {
        await onMoment(world as never, after)
        await mustBe(model, world as never, after)
      }
      watch.mustBeQuiet()
    }

    await playwright.step(`opens in ${where(before)}`, async () => {
      await clock.expect(before.timers)
      await look(begins.reaction)
      await clock.rest()
    })
    onStep(begins.reaction.fired.map(({ id }) => id))
    for (const cue of cues) {
      await playwright.step(titleOf(cue), async () => {
        const { after } = cue.reaction
        const hung = hangingIn(stage.page)
        mustBeOffered(model, cue, before.snapshot)
        if (cue.step.cause !== 'clock') await clock.expect(after.timers)
        await take(model, world as never, cue, before.snapshot, clock)
        if (cue.step.cause === 'clock' && !cue.isRefused) await clock.settle(after.timers)
        await answerLate(plan, model, world as never, cue, before, stage.page, hung)
        await look(cue.reaction)
        if (cue.step.cause !== 'clock' || !cue.isRefused) await clock.rest()
        before = after
      })
      onStep(cue.reaction.fired.map(({ id }) => id))
    }
  } finally {
    await clock.stop()
  }
}

const titleOf = ({ said, isRefused, reaction }: Cue) =>
  isRefused ? `${said}: nothing changes` : `${said} → ${where(reaction.after)}`

const where = ({ snapshot }: Moment) => placeOf(snapshot)

/**
 * What is offered was asked of another moment, from which this one is not told apart; or it is a trace
 * of a machine that had no page.
 */
function mustBeOffered(model: AnyPageModel, { step, said }: Cue, snapshot: AnyMachineSnapshot) {
  const reason = reasonAgainst(model, step, snapshot)
  if (reason === undefined) return
  throw new ModelError(
    'plan.tellsTooLittle',
    `${snapshot.machine.id}: ${said} cannot be done in a page here: ${reason}. In a test that was planned for the browser, the plan takes this moment for another in which it can be done: add what the page model's beyond goes by to its tellApart.`,
  )
}

async function take(
  model: AnyPageModel,
  world: never,
  { step, isRefused }: Cue,
  before: AnyMachineSnapshot,
  clock: PageClock,
): Promise<void> {
  if (step.cause === 'clock') {
    await (model.clock?.(world, step.ms) ?? clock.pass(step.ms, !isRefused))
  } else {
    await actOf(model, step)(world, causeOf(step) as never, before as never)
  }
}

type Given = Exclude<Step, { cause: 'clock' }>

function actOf({ events, work }: AnyPageModel, step: Given) {
  const part = step.cause === 'event' ? under(events, step.event.type) : under(work, step.work)
  const act = part && !isUnseen(part) && (typeof part === 'function' ? part : endOf(part, step))
  if (act) return act
  throw new Error(`The page model has nothing for ${step.cause} ${stepName(step)}.`)
}

const endOf = <End>(part: { done: End; failed: End }, { cause }: Given) =>
  cause === 'done' ? part.done : part.failed

const stepName = (step: Given) => (step.cause === 'event' ? step.event.type : step.work)

function causeOf(step: Given): unknown {
  if (step.cause === 'event') return step.event
  return step.cause === 'done' ? step.output : step.error
}

/** Every active leaf is asserted, and that what goes on was asked for. */
async function mustBe(
  { states, work }: AnyPageModel,
  world: never,
  { snapshot, running }: Moment,
): Promise<void> {
  for (const place of placesOf(snapshot)) {
    const assert = under(states, place)
    if (assert && !isUnseen(assert)) await assert(world, snapshot as never)
  }
  for (const { work: name, input } of running) {
    const part = under(work, name)
    if (part && !isUnseen(part)) await part.asked?.(world, input as never)
  }
}

/** What a step emits shows in the page, where the page model says how. */
async function mustShow(
  model: AnyPageModel,
  world: never,
  emitted: Reaction['emitted'],
  { snapshot }: Moment,
): Promise<void> {
  for (const event of emitted) {
    const assert = under(model.emitted, event.type)
    if (assert && !isUnseen(assert)) await assert(world, event as never, snapshot as never)
  }
}
