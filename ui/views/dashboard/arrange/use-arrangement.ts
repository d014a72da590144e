import { useActorRef } from '@xstate/react'
import { useState } from 'react'
import { fromPromise } from 'xstate'
import { dashboardPreferenceKey, preferenceQuestion } from '#contracts/first-questions'
import type { ArrangementActor, ArrangementInput } from '#machines/arrangement'
import { arrangementMachine, knownArrangement } from '#machines/arrangement'
import {
  keepArrangement,
  readArrangement,
  takeArrangement,
} from '../../../client/dashboard-preference.ts'
import { useBrought } from '../../../kit/brought.ts'
import { usePanel } from '../../../kit/panel.ts'

/** The seam between the arrangement of the dashboard and what is kept for the person. */
export function useArrangement(sections: readonly string[]): ArrangementActor {
  const { http, queries } = usePanel()
  const brought = useBrought()
  const [start] = useState(() => {
    const input: ArrangementInput = {
      ...{ offered: sections, standard: sections, unnamed: 'inPlace', asked: null },
    }
    const kept = brought<{ value?: unknown }>(preferenceQuestion(dashboardPreferenceKey))
    return {
      input,
      ...(kept && { snapshot: knownArrangement(input, takeArrangement(queries, kept.value)) }),
    }
  })
  return useActorRef(
    arrangementMachine.provide({
      actors: {
        read: fromPromise(() => readArrangement(http, queries)),
        keep: fromPromise(({ input, signal }) => keepArrangement(http, queries, input, signal)),
      },
    }),
    start,
  )
}
