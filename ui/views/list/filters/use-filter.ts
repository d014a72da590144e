import { useActorRef } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import type { FilterActor, Where } from '#machines/filter'
import { filterMachine } from '#machines/filter'
import { useListHome } from '../home/list-home.ts'
import { useListHref } from '../use-list-href.ts'

/** The seam between the filter and the list's home, which says what is in force. */
export function useFilter(where: Where | null): FilterActor {
  const { go } = useListHome()
  const href = useListHref()
  const filter = useActorRef(filterMachine, { input: { where } })

  const apply = useEffectEvent((applied: Where | null) =>
    go(href({ where: applied ?? undefined }), { replace: true }),
  )
  useEffect(() => {
    const { unsubscribe } = filter.on('applied', (event) => apply(event.where))
    return unsubscribe
  }, [filter])

  const written = JSON.stringify(where)
  useEffect(() => {
    filter.send({ type: 'browser.moved', where: JSON.parse(written) })
  }, [filter, written])
  return filter
}
