import { useText } from '../../kit/text.tsx'
import { MenuItem, MenuSeparator } from '../../parts/Menu.tsx'
import type { RowProps } from './row-props.ts'
import type { RowCommands } from './use-row-commands.ts'

type RowMenuItemsProps = RowProps & { commands: RowCommands }

/** Another one, this one again, elsewhere, away. */
export function RowMenuItems(props: RowMenuItemsProps) {
  const { index, count, kind, drag, refusalToAdd, refusalToRemove, commands, clipboard } = props
  const text = useText()
  return (
    <>
      <MenuItem id="above" refusal={refusalToAdd} onSelect={() => commands.add(index)}>
        {text('field.rows.addAbove')}
      </MenuItem>
      <MenuItem id="below" refusal={refusalToAdd} onSelect={() => commands.add(index + 1)}>
        {text('field.rows.addBelow')}
      </MenuItem>
      {kind && (
        <MenuItem id="duplicate" refusal={refusalToAdd} onSelect={() => commands.duplicate(index)}>
          {text('field.rows.duplicate')}
        </MenuItem>
      )}
      {drag && (
        <>
          <MenuSeparator />
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
            refusal={index === count - 1 ? text('field.rows.last') : undefined}
            aside="Alt ↓"
            onSelect={() => commands.move(index, index + 1)}
          >
            {text('field.rows.down')}
          </MenuItem>
        </>
      )}
      <MenuSeparator />
      {kind && (
        <MenuItem id="copy" onSelect={() => clipboard.copy(index)}>
          {text('field.rows.copy')}
        </MenuItem>
      )}
      <MenuItem id="pasteAbove" refusal={refusalToAdd} onSelect={() => clipboard.paste(index)}>
        {text('field.rows.paste.above')}
      </MenuItem>
      <MenuItem id="pasteBelow" refusal={refusalToAdd} onSelect={() => clipboard.paste(index + 1)}>
        {text('field.rows.paste.below')}
      </MenuItem>
      <MenuItem id="pasteOver" onSelect={() => clipboard.pasteOver(index)}>
        {text('field.rows.paste.over')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem id="remove" refusal={refusalToRemove} onSelect={() => commands.remove(index)}>
        {text('field.remove')}
      </MenuItem>
    </>
  )
}
