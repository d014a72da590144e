import type { ArrangementActor } from '#machines/arrangement'
import { ArrangementButton } from '../../../arrangement/ArrangementButton.tsx'
import { useText } from '../../../kit/text.ts'
import { Columns3Icon } from '../../../parts/icons.ts'

export const columnsPanelId = 'list-columns'

/** Opens and closes the choice of columns. */
export function ColumnsButton({ columns }: { columns: ArrangementActor }) {
  const text = useText()
  return (
    <ArrangementButton
      arrangement={columns}
      panel={columnsPanelId}
      label={text('list.columns')}
      icon={<Columns3Icon />}
    />
  )
}
