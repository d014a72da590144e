import { useActorRef } from '@xstate/react'
import { fromPromise } from 'xstate'
import type { ArrangementActor } from '#machines/arrangement'
import { arrangementMachine } from '#machines/arrangement'
import { keepArrangement, readArrangement } from '../../../client/dashboard-preference.ts'
import { usePanel } from '../../../kit/panel.ts'

/** The seam between the arrangement of the dashboard and what is kept for the person. */
export function useArrangement(sections: readonly string[]): ArrangementActor {
  const { http, queries } = usePanel()
  return useActorRef(
    arrangementMachine.provide({
      actors: {
        read: fromPromise(() => readArrangement(http, queries)),
        keep: fromPromise(({ input, signal }) => keepArrangement(http, queries, input, signal)),
      },
    }),
    { input: { offered: sections, standard: sections, unnamed: 'inPlace', asked: null } },
  )
}
