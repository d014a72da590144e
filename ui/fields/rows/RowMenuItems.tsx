import { useText } from '../../kit/text.ts'
import { MenuItem, MenuSeparator } from '../../parts/Menu.tsx'
import type { RowProps } from './row-props.ts'
import type { RowCommands } from './use-row-commands.ts'

type RowMenuItemsProps = RowProps & { commands: RowCommands }

/** Up, down, once more, away. */
export function RowMenuItems(props: RowMenuItemsProps) {
  const { index, kind, isLast, refusalToAdd, refusalToRemove, commands } = props
  const text = useText()
  return (
    <>
      <MenuItem
        id="up"
        refusal={index === 0 ? text('field.rows.first') : undefined}
        aside="Alt ↑"
        onSelect={() => commands.move(index, index - 1)}
      >
        {text('field.rows.up')}
      </MenuItem>
      <MenuItem
        id="down"
        refusal={isLast ? text('field.rows.last') : undefined}
        aside="Alt ↓"
        onSelect={() => commands.move(index, index + 1)}
      >
        {text('field.rows.down')}
      </MenuItem>
      {kind && (
        <MenuItem
          id="duplicate"
          refusal={refusalToAdd}
          onSelect={() => commands.duplicate(index, kind)}
        >
          {text('field.rows.duplicate')}
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem
        id="remove"
        kind="danger"
        refusal={refusalToRemove}
        onSelect={() => commands.remove(index)}
      >
        {text('field.remove')}
      </MenuItem>
    </>
  )
}
