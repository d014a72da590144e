import { INSERT_TABLE_COMMAND } from '@lexical/table'
import type { LexicalEditor } from 'lexical'
import { useState } from 'react'
import { useText } from '../../../kit/text.tsx'
import { Button } from '../../../parts/Button.tsx'
import { Dialog } from '../../../parts/Dialog.tsx'
import { FieldFrame } from '../../../parts/FieldFrame.tsx'
import { Input } from '../../../parts/Input.tsx'
import { $insertBlock } from '../engine/insert-block.ts'

interface InsertTableProps {
  editor: LexicalEditor
  isOpen: boolean
  onClose: () => void
}

/** How large a table becomes at most when it is inserted. */
const most = 100

/** A new table, by its size. */
export function InsertTable({ editor, isOpen, onClose }: InsertTableProps) {
  const text = useText()
  const [rows, setRows] = useState('3')
  const [columns, setColumns] = useState('3')
  const insert = () => {
    const payload = {
      rows: String(sizeOf(rows)),
      columns: String(sizeOf(columns)),
      includeHeaders: { rows: true, columns: false },
    }
    onClose()
    editor.focus(() =>
      editor.update(() =>
        $insertBlock(() => editor.dispatchCommand(INSERT_TABLE_COMMAND, payload)),
      ),
    )
  }
  const size = (label: string, value: string, set: (value: string) => void) => (
    <FieldFrame label={label}>
      {(control) => (
        <Input
          {...control}
          type="number"
          min={1}
          max={most}
          value={value}
          onChange={(event) => set(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            // The text has the focus before the key is done.
            event.preventDefault()
            insert()
          }}
        />
      )}
    </FieldFrame>
  )
  return (
    <Dialog
      open={isOpen}
      onCancel={onClose}
      title={text('richText.table.insert')}
      finalFocus={() => editor.getRootElement()}
      actions={
        <>
          <Button onClick={onClose}>{text('app.cancel')}</Button>
          <Button kind="primary" onClick={insert}>
            {text('richText.table.insert')}
          </Button>
        </>
      }
    >
      {size(text('richText.table.rows'), rows, setRows)}
      {size(text('richText.table.columns'), columns, setColumns)}
    </Dialog>
  )
}

const sizeOf = (typed: string): number =>
  Math.min(most, Math.max(1, Math.trunc(Number(typed)) || 1))
