import { useMemo } from 'react'
import type { ClientCollection } from '#contracts/admin-config'
import type { ArrangementActor } from '#machines/arrangement'
import { buttonOf } from '../../../arrangement/ArrangementButton.tsx'
import { ArrangementPanel } from '../../../arrangement/ArrangementPanel.tsx'
import { useText } from '../../../kit/text.tsx'
import { Popover } from '../../../parts/Popover.tsx'
import { allColumns } from '../columns.ts'
import { useColumnsPanelId } from './ColumnsButton.tsx'

interface Props {
  columns: ArrangementActor
  collection: ClientCollection
}

/** Every column: shown or not, and where it stands. */
export function ColumnsPanel({ columns, collection }: Props) {
  const text = useText()
  const labels = useMemo(
    () => new Map(allColumns(collection, text).map(({ accessor, label }) => [accessor, label])),
    [collection, text],
  )
  const id = useColumnsPanelId()
  return (
    <Popover trigger={buttonOf(id)} onClose={() => columns.send({ type: 'user.close' })}>
      <ArrangementPanel
        bare
        arrangement={columns}
        id={id}
        label={text('list.columns')}
        labelOf={(accessor) => labels.get(accessor) ?? accessor}
        lastStays={text('list.columns.last')}
        unkept={text('list.columns.unkept')}
      />
    </Popover>
  )
}
