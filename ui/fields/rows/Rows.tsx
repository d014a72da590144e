import { useId, useMemo, useRef } from 'react'
import type { FieldWithRows } from '#contracts/fields'
import { useKeyHints } from '../../actions/use-key-hints.ts'
import { useText } from '../../kit/text.tsx'
import { VisuallyHidden } from '../../parts/VisuallyHidden.tsx'
import type { FieldViewProps } from '../field-view.ts'
import { useControlId } from '../kit/handles.ts'
import { isReadOnly } from '../kit/is-read-only.ts'
import { useOpenWhenRevealed } from '../kit/reveal.ts'
import { AddRow, isInRow } from './AddRow.tsx'
import { useRowClipboard } from './clipboard/use-row-clipboard.ts'
import { useKeyboardDrag } from './drag/use-keyboard-drag.ts'
import { Row } from './Row.tsx'
import css from './Rows.module.css'
import { RowsTools } from './RowsTools.tsx'
import { limits, refusals } from './refusals.ts'
import { kindsOf } from './row-kind.ts'
import { useOpenRows } from './use-open-rows.ts'
import type { NewRow } from './use-row-commands.ts'
import { useRowCommands } from './use-row-commands.ts'
import { useRowFocus } from './use-row-focus.ts'
import { useRowKeys } from './use-row-keys.ts'
import { idOfRow, useDraggedRows, useRows } from './use-rows.ts'
import { useSaid } from './use-said.ts'
import { Gap } from './window/Gap.tsx'
import { useRowWindow } from './window/use-row-window.ts'

type RowsProps = FieldViewProps<FieldWithRows> & { newRow: NewRow }

/** The rows of an array or of blocks: open and close, add, copy, paste, move, remove. */
export function Rows({ form, field, path, List, newRow }: RowsProps) {
  const text = useText()
  const root = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const hintId = useId()
  const addId = `${useControlId(path)}-add`
  const { sentence, isShown, say, tell } = useSaid()

  const rows = useRows(form, path)
  const ids = useMemo(() => rows.map(idOfRow), [rows])
  const kindOf = useMemo(() => kindsOf(field), [field])
  const { isOpen, isAnyOpen, open, openAll, closeAll } = useOpenRows(form, path, {
    ids,
    initCollapsed: field.initCollapsed,
  })
  const { pieces, isLong, keep, keepFocused } = useRowWindow(list, ids)
  const focusNext = useRowFocus(root, keep)
  const commands = useRowCommands(form, field, path, { newRow, open, focusNext, say })
  const clipboard = useRowClipboard(form, field, path, { focusNext, tell })
  const dragged = useDraggedRows(form, path)
  const drag = useKeyboardDrag(dragged, list, { hintId, move: commands.move, keep, say })

  useOpenWhenRevealed(form, [path], (wanted) => {
    const index = wanted.slice(path.length + 1).split('.', 1)[0]
    const id = ids[Number(index)]
    if (index === '' || id === undefined) return
    open(id, true)
    keep(id)
  })

  const mayEdit = !isReadOnly(form, field)
  const mayMove = mayEdit && field.isSortable && rows.length > 1
  const { toAdd, toRemove } = refusals(text, rows.length, field)
  const limit = limits(text, rows.length, field)
  const tools = (
    <RowsTools
      name={field.labels.plural}
      count={rows.length}
      isAnyOpen={isAnyOpen}
      onOpenAll={openAll}
      onCloseAll={closeAll}
      clipboard={clipboard}
      mayPaste={mayEdit}
      refusalToAdd={toAdd}
    />
  )
  useKeyHints(useRowKeys(mayMove))
  return (
    <div ref={root} className={css.root}>
      {rows.length === 0 && !mayEdit && <p className={css.none}>{text('field.rows.none')}</p>}
      {isLong && (
        <div className={css.actions}>
          <span className={css.count}>{text('field.rows.count', { count: rows.length })}</span>
          {tools}
        </div>
      )}
      {rows.length > 0 && (
        <ol ref={list} className={css.list} onFocus={keepFocused}>
          {pieces.map((piece) => {
            if ('height' in piece) return <Gap key={`gap ${piece.from}`} height={piece.height} />
            const { index } = piece
            const id = ids[index] ?? ''
            return (
              <Row
                key={id}
                form={form}
                arrayPath={path}
                index={index}
                id={id}
                kind={kindOf(rows[index] ?? {})}
                isOpen={isOpen(id)}
                onToggle={open}
                commands={mayEdit ? commands : null}
                clipboard={clipboard}
                drag={mayMove ? drag : null}
                count={rows.length}
                refusalToAdd={toAdd}
                refusalToRemove={toRemove}
                List={List}
              />
            )
          })}
        </ol>
      )}
      <div className={css.actions} data-part="actions">
        {mayEdit && (
          <AddRow
            id={addId}
            label={text('field.rows.add', { name: field.labels.singular })}
            isOffered={!isInRow(path)}
            refusal={toAdd}
            run={() => commands.append()}
          />
        )}
        {(rows.length > 0 || mayEdit) && tools}
        {limit && <span className={css.count}>{limit}</span>}
      </div>
      <p role="status" className={css.told} data-shown={isShown || undefined}>
        {sentence}
      </p>
      {mayMove && <VisuallyHidden id={hintId}>{text('field.rows.drag.hint')}</VisuallyHidden>}
    </div>
  )
}
