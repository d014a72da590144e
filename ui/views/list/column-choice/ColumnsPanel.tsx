import { useMemo } from 'react'
import type { ClientCollection } from '#contracts/admin-config'
import type { ArrangementActor } from '#machines/arrangement'
import { ArrangementPanel } from '../../../arrangement/ArrangementPanel.tsx'
import { useText } from '../../../kit/text.tsx'
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
  return (
    <ArrangementPanel
      arrangement={columns}
      id={useColumnsPanelId()}
      label={text('list.columns')}
      labelOf={(accessor) => labels.get(accessor) ?? accessor}
      lastStays={text('list.columns.last')}
      unkept={text('list.columns.unkept')}
    />
  )
}
