import type { ReactNode } from 'react'
import { useRef, useState } from 'react'
import type { ArrayField, BlocksField, DocumentData } from '#config-schema'
import { useText } from '../../kit/text.ts'
import { Button } from '../../parts/Button.tsx'
import { VisuallyHidden } from '../../parts/VisuallyHidden.tsx'
import { useOpenWhenRevealed } from '../errors/reveal.ts'
import type { FieldViewProps } from '../field-view.ts'
import { isReadOnly } from '../kit/is-read-only.ts'
import { Row } from './Row.tsx'
import css from './Rows.module.css'
import { refusals } from './refusals.ts'
import type { RowKind } from './row-kind.ts'
import { useOpenRows } from './use-open-rows.ts'
import { useRowCommands } from './use-row-commands.ts'
import { useRowFocus } from './use-row-focus.ts'
import { idOfRow, useRows } from './use-rows.ts'

type RowsProps = FieldViewProps<ArrayField | BlocksField> & {
  initCollapsed: boolean
  /** The same object for rows of the same kind; null for a row that the config no longer knows. */
  kindOf: (row: DocumentData) => RowKind | null
  /** The button or menu that adds a row; a refusal says why it cannot now. */
  adder: (add: (row: DocumentData) => void, refusal: string | undefined) => ReactNode
}

/** The rows of an array or of blocks: open and close, add, copy, move, remove. */
export function Rows({ form, field, path, List, initCollapsed, kindOf, adder }: RowsProps) {
  const text = useText()
  const list = useRef<HTMLDivElement>(null)
  const [said, say] = useState('')
  const rows = useRows(form, path)
  const ids = rows.map(idOfRow)
  const { isOpen, isAnyOpen, open, openAll, closeAll } = useOpenRows(form, path, {
    ids,
    initCollapsed,
  })
  const focusNext = useRowFocus(list)
  const commands = useRowCommands(form, path, { open, focusNext, say })

  useOpenWhenRevealed(form, [path], (wanted) => {
    const index = wanted.slice(path.length + 1).split('.', 1)[0]
    const id = ids[Number(index)]
    if (index !== '' && id !== undefined) open(id, true)
  })

  const mayEdit = !isReadOnly(form, field)
  const { toAdd, toRemove } = refusals(text, rows.length, field)
  return (
    <div ref={list} className={css.root}>
      {rows.length === 0 && !mayEdit && <p className={css.none}>{text('field.rows.none')}</p>}
      {rows.length > 0 && (
        <ol className={css.list}>
          {rows.map((row, index) => (
            <Row
              key={idOfRow(row, index)}
              form={form}
              arrayPath={path}
              index={index}
              id={idOfRow(row, index)}
              kind={kindOf(row)}
              isOpen={isOpen(idOfRow(row, index))}
              onToggle={open}
              commands={mayEdit ? commands : null}
              isLast={index === rows.length - 1}
              refusalToAdd={toAdd}
              refusalToRemove={toRemove}
              List={List}
            />
          ))}
        </ol>
      )}
      <div className={css.actions} data-part="actions">
        {mayEdit && adder(commands.append, toAdd)}
        {rows.length > 1 && (
          <Button bare size="small" onClick={isAnyOpen ? closeAll : openAll}>
            {text(isAnyOpen ? 'field.rows.closeAll' : 'field.rows.openAll')}
          </Button>
        )}
      </div>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  )
}
