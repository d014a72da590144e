import type { FieldViewProps } from '../field-view.ts'
import type { RowClipboard } from './clipboard/use-row-clipboard.ts'
import type { KeyboardDrag } from './drag/use-keyboard-drag.ts'
import type { RowKind } from './row-kind.ts'
import type { RowCommands } from './use-row-commands.ts'

/** What a row is given, and hands on to its header and menu. */
export interface RowProps extends Pick<FieldViewProps, 'form' | 'List'> {
  /** Of the field that the row belongs to. */
  arrayPath: string
  index: number
  /** Of all the rows. */
  count: number
  id: string
  /** null: the config no longer knows what it is. */
  kind: RowKind | null
  isOpen: boolean
  onToggle: (id: string, isOpen: boolean) => void
  /** null where it can only be read. */
  commands: RowCommands | null
  clipboard: RowClipboard
  /** null where the order is not for people to change. */
  drag: KeyboardDrag | null
  refusalToAdd: string | undefined
  refusalToRemove: string | undefined
}
