import { useActorRef } from '@xstate/react'
import { useEffect } from 'react'
import { fromPromise } from 'xstate'
import type { TimelineActor, TimelineFilter } from '#machines/timeline'
import { timelineMachine } from '#machines/timeline'
import { readChanges } from '../../client/changes.ts'
import type { Versioned } from '../../client/version-pages.ts'
import { useConfig } from '../../kit/config.ts'
import { usePanel } from '../../kit/panel.ts'

/** So many versions are told of at a time. */
const limit = 10

/** The seam between a timeline and the server. */
export function useTimeline(of: Versioned, { field, by }: TimelineFilter): TimelineActor {
  const { http } = usePanel()
  const { tellsChanges: isTold = false } = useConfig()
  const timeline = useActorRef(
    timelineMachine.provide({
      actors: {
        look: fromPromise(({ input: from, signal }) =>
          readChanges(http, of, { from, limit, isTold }, signal),
        ),
      },
    }),
    { input: { field, by } },
  )
  useEffect(() => timeline.send({ type: 'page.asked', field, by }), [timeline, field, by])
  return timeline
}
