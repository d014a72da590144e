import { useSelector } from '@xstate/react'
import type { ColumnsActor } from '#machines/columns'
import { useText } from '../../../kit/text.ts'
import { IconButton } from '../../../parts/IconButton.tsx'
import { Columns3Icon } from '../../../parts/icons.ts'

export const columnsPanelId = 'list-columns'

/** Opens and closes the choice of columns. */
export function ColumnsButton({ columns }: { columns: ColumnsActor }) {
  const text = useText()
  const isOpen = useSelector(columns, (state) => state.matches({ panel: 'open' }))
  return (
    <IconButton
      bare={false}
      label={text('list.columns')}
      icon={<Columns3Icon />}
      aria-expanded={isOpen}
      aria-controls={columnsPanelId}
      onClick={() => columns.send({ type: isOpen ? 'user.close' : 'user.open' })}
    />
  )
}
