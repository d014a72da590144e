import type { ArrangementActor } from '#machines/arrangement'
import { ArrangementButton } from '../../../arrangement/ArrangementButton.tsx'
import { useText } from '../../../kit/text.tsx'
import { Columns3Icon } from '../../../parts/icons.ts'
import { useListHome } from '../home/list-home.ts'

/** The id of what it opens. */
export const useColumnsPanelId = (): string => `${useListHome().prefix}list-columns`

/** Opens and closes the choice of columns. */
export function ColumnsButton({ columns }: { columns: ArrangementActor }) {
  const text = useText()
  return (
    <ArrangementButton
      arrangement={columns}
      panel={useColumnsPanelId()}
      label={text('list.columns')}
      icon={<Columns3Icon />}
    />
  )
}
