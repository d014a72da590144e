import { useMemo, useRef } from 'react'
import type { FieldWithRows } from '#contracts/fields'
import { useKeyHints } from '../../actions/use-key-hints.ts'
import { useText } from '../../kit/text.tsx'
import { VisuallyHidden } from '../../parts/VisuallyHidden.tsx'
import type { FieldViewProps } from '../field-view.ts'
import { useControlId } from '../kit/handles.ts'
import { isReadOnly } from '../kit/is-read-only.ts'
import { AddRow, isInRow } from './AddRow.tsx'
import { RowList } from './RowList.tsx'
import css from './Rows.module.css'
import { RowsTools } from './RowsTools.tsx'
import { limits, refusals } from './refusals.ts'
import { kindsOf } from './row-kind.ts'
import { useOpenRows } from './use-open-rows.ts'
import { useRowActs } from './use-row-acts.ts'
import type { NewRow } from './use-row-commands.ts'
import { useRowKeys } from './use-row-keys.ts'
import { idOfRow, useRows } from './use-rows.ts'
import { useRowWindow } from './window/use-row-window.ts'

type RowsProps = FieldViewProps<FieldWithRows> & { newRow: NewRow }

/** The rows of an array or of blocks: open and close, add, copy, paste, move, remove. */
export function Rows(props: RowsProps) {
  const { form, field, path, List } = props
  const text = useText()
  const root = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const addId = `${useControlId(path)}-add`

  const rows = useRows(form, path)
  const ids = useMemo(() => rows.map(idOfRow), [rows])
  const kindOf = useMemo(() => kindsOf(field), [field])
  const shown = useRowWindow(list, ids)
  const { keep } = shown
  const openRows = useOpenRows(form, path, { ids, initCollapsed: field.initCollapsed, keep })
  const { drag, ...acts } = useRowActs(props, { root, list, keep, open: openRows.open })

  const mayEdit = !isReadOnly(form, field)
  const mayMove = mayEdit && field.isSortable && rows.length > 1
  const { toAdd, toRemove } = refusals(text, rows.length, field)
  const limit = limits(text, rows.length, field)
  const tools = (
    <RowsTools
      name={field.labels.plural}
      count={rows.length}
      openRows={openRows}
      clipboard={acts.clipboard}
      mayPaste={mayEdit}
      refusalToAdd={toAdd}
    />
  )
  useKeyHints(useRowKeys(mayMove))
  return (
    <div ref={root} className={css.root}>
      {rows.length === 0 && !mayEdit && <p className={css.none}>{text('field.rows.none')}</p>}
      {shown.isLong && (
        <div className={css.actions}>
          <span className={css.count}>{text('field.rows.count', { count: rows.length })}</span>
          {tools}
        </div>
      )}
      {rows.length > 0 && (
        <RowList
          list={list}
          shown={shown}
          ids={ids}
          kindAt={(index) => kindOf(rows[index] ?? {})}
          isOpen={openRows.isOpen}
          common={{
            form,
            arrayPath: path,
            count: rows.length,
            onToggle: openRows.open,
            clipboard: acts.clipboard,
            refusalToAdd: toAdd,
            refusalToRemove: toRemove,
            List,
            commands: mayEdit ? acts.commands : null,
            drag: mayMove ? drag : null,
          }}
        />
      )}
      <div className={css.actions} data-part="actions">
        {mayEdit && (
          <AddRow
            id={addId}
            label={text('field.rows.add', { name: field.labels.singular })}
            isOffered={!isInRow(path)}
            refusal={toAdd}
            run={() => acts.commands.append()}
          />
        )}
        {(rows.length > 0 || mayEdit) && tools}
        {limit && <span className={css.count}>{limit}</span>}
      </div>
      <p role="status" className={css.told} data-shown={acts.said.isShown || undefined}>
        {acts.said.sentence}
      </p>
      {mayMove && <VisuallyHidden id={drag.hintId}>{text('field.rows.drag.hint')}</VisuallyHidden>}
    </div>
  )
}
