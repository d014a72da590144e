import type { QueryKey } from '@tanstack/react-query'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ProblemData } from '#problems'
import { toProblemData } from '#problems'
import { usePanel } from './panel.ts'

interface Options<List, Request> {
  key: QueryKey
  read: (signal: AbortSignal) => Promise<List>
  /** Answers the list as it is afterwards. */
  act: (request: Request) => Promise<List>
  /** Read while this is true, and anew each time that it becomes so. */
  isWanted?: boolean
}

/** What a server lists, and what can be done with its entries, one thing at a time. */
export interface ActedList<List, Request> {
  /** As the server told it last; undefined: it hasn't yet. */
  list: List | undefined
  /** Why it can't be shown, or the last thing couldn't be done. */
  problem: ProblemData | null
  /** What is done now; undefined: nothing. */
  doing: Request | undefined
  isBusy: boolean
  act: (request: Request) => void
  /** Absent: it was read, or is on its way. */
  retry: (() => void) | undefined
  /** Forgets what went wrong. */
  forget: () => void
}

export function useActedList<List, Request>({
  key,
  read,
  act,
  isWanted = true,
}: Options<List, Request>): ActedList<List, Request> {
  const { queries } = usePanel()
  const { data, error, isFetching, refetch } = useQuery(
    {
      queryKey: key,
      queryFn: ({ signal }) => read(signal),
      enabled: isWanted,
      staleTime: 0,
      gcTime: 0,
    },
    queries,
  )
  const [action, setAction] = useState<Action<Request>>(none)
  const isBusy = isFetching || 'doing' in action
  async function run(request: Request): Promise<void> {
    setAction({ doing: request })
    try {
      queries.setQueryData(key, await act(request))
      setAction(none)
    } catch (thrown) {
      setAction({ thrown })
    }
  }
  const thrown = 'thrown' in action ? action.thrown : isFetching ? null : error
  return {
    list: data,
    problem: thrown === null ? null : toProblemData(thrown),
    doing: 'doing' in action ? action.doing : undefined,
    isBusy,
    act: (request) => {
      if (!isBusy) void run(request)
    },
    retry: error && !isFetching ? () => void refetch() : undefined,
    forget: () => setAction((now) => ('thrown' in now ? none : now)),
  }
}

/** What is done with an entry, or how that failed; one after the other. */
type Action<Request> = { doing: Request } | { thrown: unknown } | { isNone: true }

const none = { isNone: true } as const
