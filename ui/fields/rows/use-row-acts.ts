import type { RefObject } from 'react'
import { useId } from 'react'
import type { FieldWithRows } from '#contracts/fields'
import type { FieldViewProps } from '../field-view.ts'
import { useRowClipboard } from './clipboard/use-row-clipboard.ts'
import { useKeyboardDrag } from './drag/use-keyboard-drag.ts'
import type { NewRow } from './use-row-commands.ts'
import { useRowCommands } from './use-row-commands.ts'
import { useRowFocus } from './use-row-focus.ts'
import { useDraggedRows } from './use-rows.ts'
import { useSaid } from './use-said.ts'

interface RowsProps extends Pick<FieldViewProps<FieldWithRows>, 'form' | 'field' | 'path'> {
  newRow: NewRow
}

/** Where the rows are on the page, and what happens to them there. */
interface Place {
  root: RefObject<HTMLElement | null>
  list: RefObject<HTMLElement | null>
  open: (id: string, isOpen: boolean) => void
  keep: (id: string) => void
}

/** What can be done to the rows by menu, clipboard and keys, and what was said of it last. */
export function useRowActs(
  { form, field, path, newRow }: RowsProps,
  { root, list, open, keep }: Place,
) {
  const hintId = useId()
  const { say, tell, ...said } = useSaid()
  const focusNext = useRowFocus(root, keep)
  const commands = useRowCommands(form, field, path, { newRow, open, focusNext, say })
  const clipboard = useRowClipboard(form, field, path, { focusNext, tell })
  const dragged = useDraggedRows(form, path)
  const drag = useKeyboardDrag(dragged, list, { hintId, move: commands.move, keep, say })
  return { commands, clipboard, drag, said }
}
