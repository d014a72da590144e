import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ClientCollection } from '#contracts/admin-config'
import type { BulkActor } from '#machines/bulk'
import type { SelectionActor } from '#machines/selection'
import { Silent } from '../../../actions/Silent.tsx'
import { later } from '../../../kit/later.tsx'
import { useEver } from '../../../kit/use-ever.ts'
import { BulkBar } from './BulkBar.tsx'
import css from './BulkHead.module.css'

const BulkWork = later(async () => (await import('./BulkWork.tsx')).BulkWork)

interface Props {
  collection: ClientCollection
  selection: SelectionActor
  bulk: BulkActor
  isTrash: boolean
  total: number
  /** What else can be done with what is chosen. */
  more: ReactNode
  /** The list's own head. Its place is kept while it is covered, so that the rows stay where they are. */
  children: ReactNode
}

/** What stands above a list: its head, what can be done with what is chosen, or how far that is. */
export function BulkHead({ collection, selection, bulk, isTrash, total, more, children }: Props) {
  const isAtWork = useSelector(
    bulk,
    (state) => state.matches('running') || state.matches('waiting'),
  )
  const isUsed = useEver(useSelector(bulk, (state) => !state.matches('idle')))
  const isChosen = useSelector(selection, (state) => !state.matches('none'))
  const isCovered = isAtWork || isChosen
  return (
    <>
      <div className={css.root}>
        <div className={css.head} data-covered={isCovered || undefined} inert={isCovered}>
          <Silent when={isCovered}>{children}</Silent>
        </div>
        {isAtWork ? (
          <BulkWork part="bar" collection={collection} bulk={bulk} />
        ) : (
          isChosen && <BulkBar {...{ collection, selection, bulk, isTrash, total, more }} />
        )}
      </div>
      {isUsed && <BulkWork part="windows" collection={collection} bulk={bulk} />}
    </>
  )
}
