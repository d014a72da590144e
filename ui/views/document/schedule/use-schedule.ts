import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import { fromPromise } from 'xstate'
import type { ClientCollection, ClientGlobal } from '#config-schema'
import { Problem } from '#config-schema'
import type { DocumentActor } from '#machines/document'
import { isNew } from '#machines/document'
import type { ScheduleActor } from '#machines/schedule'
import { scheduleMachine } from '#machines/schedule'
import { planPublication, readSchedule, removePlan } from '../../../client/schedule.ts'
import { usePanel } from '../../../kit/panel.ts'
import { renewDocument } from '../renew-document.ts'

/** What is planned for this document: read with it, and again when the moment of a plan has come. */
export function useSchedule(
  document: DocumentActor,
  entity: ClientCollection | ClientGlobal,
): ScheduleActor {
  const { http, session } = usePanel()
  const refNow = () => document.getSnapshot().context.ref
  const schedule = useActorRef(
    scheduleMachine.provide({
      actors: {
        read: fromPromise(({ signal }) => readSchedule(http, refNow(), signal)),
        plan: fromPromise(({ input, signal }) => {
          if (input === null) throw new Problem('unexpected')
          return planPublication(http, refNow(), input, signal)
        }),
        remove: fromPromise(({ input, signal }) => {
          if (input === null) throw new Problem('unexpected')
          return removePlan(http, input, signal)
        }),
      },
    }),
  )

  const isThere = useSelector(document, (state) => state.matches('open') && !isNew(state.context))
  const isOffered = entity.drafts?.schedule === true
  useEffect(() => {
    if (isThere && isOffered) schedule.send({ type: 'document.opened' })
  }, [schedule, isThere, isOffered])

  useEffect(() => {
    const { unsubscribe } = schedule.on('sessionEnded', () =>
      session.send({ type: 'server.sessionEnded' }),
    )
    return unsubscribe
  }, [schedule, session])

  useDue(schedule, () => void renewDocument(http, document))
  return schedule
}

/** The server looks for what is due every few seconds. */
const serversPace = 15_000

/** A browser's clock counts no further. */
const longest = 2 ** 31 - 1

function useDue(schedule: ScheduleActor, onDue: () => void): void {
  const due = useEffectEvent(() => {
    schedule.send({ type: 'clock.due' })
    onDue()
  })
  const next = useSelector(schedule, ({ context }) =>
    context.planned.find(({ error }) => error === null),
  )
  useEffect(() => {
    if (next === undefined) return
    const ms = Math.min(Math.max(Date.parse(next.at) - Date.now(), 0) + serversPace, longest)
    const timer = setTimeout(due, ms)
    return () => clearTimeout(timer)
  }, [next])
}
