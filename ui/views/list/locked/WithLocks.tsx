import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useMemo } from 'react'
import type { ClientCollection } from '#contracts/admin-config'
import { allLocks, renewLocks } from '../../../client/all-locks.ts'
import { useLiveRows } from '../../../kit/live.ts'
import { usePanel } from '../../../kit/panel.ts'
import { LockedRowsContext, lockedIn, none } from './locked-rows.ts'

interface Props {
  collection: ClientCollection
  isTrash?: boolean
  children: ReactNode
}

/** Rows that know who edits them (LIST-4). Nothing is asked where nothing can be locked. */
export function WithLocks({ collection: { slug, locks }, isTrash = false, children }: Props) {
  const { http, queries } = usePanel()
  const hasLocks = locks === true && !isTrash
  const { data, isError } = useQuery({ ...allLocks(http), enabled: hasLocks }, queries)
  useLiveRows(slug, ({ type }) => {
    if (hasLocks && (type === 'lock' || type === 'missed')) void renewLocks(queries)
  })
  // What was known before nobody answered may be over.
  const rows = useMemo(
    () => (data && !isError ? lockedIn(data, slug) : none),
    [data, isError, slug],
  )
  return <LockedRowsContext value={rows}>{children}</LockedRowsContext>
}
