import { createActor, fromPromise } from 'xstate'
import type { Planned } from '#contracts/schedule'
import type { DocumentActor } from '#machines/document'
import { isNew } from '#machines/document'
import type { ScheduleActor } from '#machines/schedule'
import { scheduleMachine } from '#machines/schedule'
import { Problem } from '#problems'
import type { End } from '../kit/follow.ts'
import { endAll, follow } from '../kit/follow.ts'
import type { DocumentWork, OpenDocumentInput } from './open-document.types.ts'
import { renewDocument } from './renewed.ts'

export function createSchedule(
  document: DocumentActor,
  { clock, schedule: work }: DocumentWork,
): ScheduleActor {
  const ref = () => document.getSnapshot().context.ref
  return createActor(
    scheduleMachine.provide({
      actors: {
        read: fromPromise(({ signal }) => work.read(ref(), signal)),
        plan: fromPromise(({ input, signal }) => {
          if (input === null) throw new Problem('unexpected')
          return work.plan(ref(), input, signal)
        }),
        remove: fromPromise(({ input, signal }) => {
          if (input === null) throw new Problem('unexpected')
          return work.remove(input, signal)
        }),
      },
    }),
    { clock },
  )
}

/** The server looks for what is due every few seconds. */
const serversPace = 15_000

/** A browser's clock counts no further. */
const longest = 2 ** 31 - 1

/** What is scheduled is read with the document, and again when the moment of a publication has come. */
export function documentToSchedule(
  document: DocumentActor,
  schedule: ScheduleActor,
  { schedules }: OpenDocumentInput,
  work: DocumentWork,
): End {
  const { clock } = work
  let timer: unknown

  /** Again where it could not be read then, or the list was not there to be renewed. */
  function awaitMoment(next: Planned | undefined): void {
    clock.clearTimeout(timer)
    if (next === undefined) return
    const ms = Math.min(Math.max(Date.parse(next.at) - clock.now(), 0) + serversPace, longest)
    timer = clock.setTimeout(() => {
      awaitMoment(next)
      schedule.send({ type: 'clock.due' })
      void renewDocument(document, work)
    }, ms)
  }

  return endAll(
    follow(
      document,
      (state) => schedules && state.matches('open') && !isNew(state.context),
      (isThere) => {
        if (isThere) schedule.send({ type: 'document.opened' })
      },
    ),
    follow(
      schedule,
      ({ context }) => context.planned.find(({ error }) => error === null),
      awaitMoment,
    ),
    () => clock.clearTimeout(timer),
  )
}
