import { memo, useRef } from 'react'
import { pathBelow } from '#contracts/fields'
import { useIsPrinting } from '../../kit/printing.ts'
import { useText } from '../../kit/text.tsx'
import { PlusIcon } from '../../parts/icons.ts'
import { useRowElementId } from '../kit/handles.ts'
import { useDraggable } from './drag/use-draggable.ts'
import css from './Row.module.css'
import { RowHeader } from './RowHeader.tsx'
import type { RowProps } from './row-props.ts'
import { WholeRow } from './WholeRow.tsx'

/** One row. While it is closed its fields are not on the page (R8). */
export const Row = memo(function Row(props: RowProps) {
  const { form, arrayPath, index, count, id, kind, commands, drag, List } = props
  const isPrinting = useIsPrinting()
  const isOpen = props.isOpen || isPrinting
  const text = useText()
  const element = useRef<HTMLLIElement>(null)
  const path = pathBelow(arrayPath, index)
  const elementId = useRowElementId(arrayPath, index)
  useDraggable(element, {
    isOn: drag !== null,
    id,
    index,
    onMove: (from, to) => commands?.move(from, to),
  })
  return (
    <li
      ref={element}
      id={elementId}
      className={css.root}
      aria-setsize={count}
      aria-posinset={index + 1}
      data-row={id}
      data-open={isOpen || undefined}
    >
      {commands && props.refusalToAdd === undefined && (
        <button
          type="button"
          className={css.between}
          // The keyboard finds the same in the row's menu.
          tabIndex={-1}
          title={text('field.rows.addHere')}
          aria-label={text('field.rows.addHere')}
          onClick={() => commands.add(index)}
        >
          <PlusIcon />
        </button>
      )}
      <WholeRow
        {...props}
        path={path}
        header={<RowHeader {...props} path={path} fieldsId={`${elementId}-fields`} />}
        fields={
          isOpen && (
            <div id={`${elementId}-fields`} className={css.fields} data-part="fields">
              {kind ? (
                <List form={form} fields={kind.fields} parent={path} />
              ) : (
                <p className={css.unknown}>{text('field.blocks.unknown')}</p>
              )}
            </div>
          )
        }
      />
    </li>
  )
})
