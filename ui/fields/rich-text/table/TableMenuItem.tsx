import type { TextKey } from '#locales'
import type { TableAction, TableSelectionActor } from '#machines/table-selection'
import { useText } from '../../../kit/text.tsx'
import { MenuItem } from '../../../parts/Menu.tsx'

const deleting: readonly TableAction[] = ['deleteRow', 'deleteColumn', 'deleteTable']

/** What can be done with the chosen cells, as an entry of a menu. */
export function TableMenuItem({
  action,
  actor,
}: {
  action: TableAction
  actor: TableSelectionActor
}) {
  const text = useText()
  return (
    <MenuItem
      id={action}
      kind={deleting.includes(action) ? 'danger' : 'plain'}
      onSelect={() => actor.send({ type: 'user.act', action })}
    >
      {text(`richText.table.${action}` as TextKey)}
    </MenuItem>
  )
}
