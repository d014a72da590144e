import { useText } from '../../kit/text.tsx'
import { Button } from '../../parts/Button.tsx'
import { IconButton } from '../../parts/IconButton.tsx'
import { EllipsisIcon } from '../../parts/icons.ts'
import { Menu, MenuItem } from '../../parts/Menu.tsx'
import type { RowClipboard } from './clipboard/use-row-clipboard.ts'
import type { OpenRows } from './use-open-rows.ts'

interface RowsToolsProps {
  /** Of all the rows together. */
  name: string
  count: number
  openRows: Pick<OpenRows, 'isAnyOpen' | 'openAll' | 'closeAll'>
  clipboard: RowClipboard
  mayPaste: boolean
  refusalToAdd: string | undefined
}

/** What can be done to all rows of a field at once. */
export function RowsTools({
  name,
  count,
  openRows: { isAnyOpen, openAll, closeAll },
  clipboard,
  mayPaste,
  refusalToAdd,
}: RowsToolsProps) {
  const text = useText()
  return (
    <>
      {count > 1 && (
        <Button bare size="small" onClick={isAnyOpen ? closeAll : openAll}>
          {text(isAnyOpen ? 'field.rows.closeAll' : 'field.rows.openAll')}
        </Button>
      )}
      <Menu
        trigger={
          <IconButton
            label={text('field.rows.actions', { name })}
            icon={<EllipsisIcon />}
            size="small"
          />
        }
      >
        {count > 0 && (
          <>
            <MenuItem id="openAll" onSelect={openAll}>
              {text('field.rows.openAll')}
            </MenuItem>
            <MenuItem id="closeAll" onSelect={closeAll}>
              {text('field.rows.closeAll')}
            </MenuItem>
            <MenuItem id="copyAll" onSelect={clipboard.copyAll}>
              {text('field.rows.copyAll')}
            </MenuItem>
          </>
        )}
        {mayPaste && (
          <MenuItem id="paste" refusal={refusalToAdd} onSelect={clipboard.pasteAtEnd}>
            {text('field.rows.paste')}
          </MenuItem>
        )}
      </Menu>
    </>
  )
}
