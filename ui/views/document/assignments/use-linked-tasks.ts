import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { AssignmentsActor } from '#machines/assignments'
import { tasksParam } from '../../../kit/addresses.ts'
import { useGo, usePath, useSearch } from '../../../kit/place.ts'

/** Shows the tasks where the address says so, once: afterwards the address is the document's again. */
export function useLinkedTasks(tasks: AssignmentsActor): void {
  const go = useGo()
  const path = usePath()
  const search = useSearch()
  const isListed = useSelector(tasks, (state) => state.matches({ list: 'listed' }))
  useEffect(() => {
    const query = new URLSearchParams(search)
    if (!query.has(tasksParam) || !isListed) return
    tasks.send({ type: 'user.open' })
    query.delete(tasksParam)
    go(query.size === 0 ? path : `${path}?${query}`, { replace: true })
  }, [tasks, go, path, search, isListed])
}
