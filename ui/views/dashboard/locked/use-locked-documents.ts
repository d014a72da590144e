import { useQuery } from '@tanstack/react-query'
import { locksQuestion } from '#contracts/dashboard-questions'
import type { LocksAnswer } from '#contracts/locks'
import { toProblemData } from '#problems'
import { allLocks, renewLocks } from '../../../client/all-locks.ts'
import { changeLock } from '../../../client/locks.ts'
import { useBrought } from '../../../kit/brought.ts'
import { useConfig } from '../../../kit/config.ts'
import { usePanel } from '../../../kit/panel.ts'
import { problemText, useText } from '../../../kit/text.tsx'
import { toaster } from '../../../parts/toaster.ts'
import type { LockedDocument } from './locked-documents.ts'
import { lockedDocuments, refOf } from './locked-documents.ts'

export interface Locks {
  /** undefined: nobody knows yet. */
  locks: readonly LockedDocument[] | undefined
  isUnknown: boolean
  retry: () => void
  /** It stands there until the server says that it is given back. */
  giveBack: (lock: LockedDocument) => void
}

/** The seam between the documents that somebody edits and the server. */
export function useLockedDocuments(): Locks {
  const { http, queries } = usePanel()
  const text = useText()
  const config = useConfig()
  const brought = useBrought()
  const { data, isError, refetch } = useQuery(
    {
      ...allLocks(http),
      initialData: () => brought<LocksAnswer>(locksQuestion)?.locks,
      initialDataUpdatedAt: 0,
    },
    queries,
  )
  return {
    locks: data && !isError ? lockedDocuments(data, config) : undefined,
    isUnknown: isError,
    retry: refetch,
    giveBack: (lock) => {
      changeLock(http, refOf(lock), 'release')
        .catch((thrown: unknown) => {
          toaster.create({ title: problemText(text, toProblemData(thrown)), type: 'error' })
        })
        .finally(() => renewLocks(queries))
    },
  }
}
