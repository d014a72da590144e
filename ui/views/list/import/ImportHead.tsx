import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useState } from 'react'
import type { ClientCollection } from '#contracts/admin-config'
import type { BulkActor } from '#machines/bulk'
import { later } from '../../../kit/later.tsx'
import type { Importing } from './importing.ts'

const ImportWork = later(async () => (await import('./ImportWork.tsx')).ImportWork)

interface Props {
  collection: ClientCollection
  importing: Importing
  bulk: BulkActor
  /** What stands above the list while no file is written into it. */
  children: ReactNode
}

/** Above a list: how far a file is written into it, and what is asked about that. */
export function ImportHead({ collection, importing, bulk, children }: Props) {
  const { actor } = importing
  const isAtWork = useSelector(
    actor,
    (state) => state.matches('writing') || state.matches('waiting'),
  )
  const isIdle = useSelector(actor, (state) => state.matches('idle'))
  const [wasUsed, setWasUsed] = useState(!isIdle)
  if (!isIdle && !wasUsed) setWasUsed(true)
  return (
    <>
      {isAtWork ? <ImportWork part="bar" {...{ collection, importing, bulk }} /> : children}
      {wasUsed && <ImportWork part="window" {...{ collection, importing, bulk }} />}
    </>
  )
}
