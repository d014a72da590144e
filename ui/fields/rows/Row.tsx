import { memo } from 'react'
import { useText } from '../../kit/text.ts'
import { rowElementId } from '../kit/handles.ts'
import { pathBelow } from '../kit/paths.ts'
import css from './Row.module.css'
import { RowHeader } from './RowHeader.tsx'
import type { RowProps } from './row-props.ts'

/** One row. While it is closed its fields are not on the page (R8). */
export const Row = memo(function Row(props: RowProps) {
  const { form, arrayPath, index, id, kind, isOpen, List } = props
  const text = useText()
  const path = pathBelow(arrayPath, index)
  const elementId = rowElementId(arrayPath, index)
  return (
    <li id={elementId} className={css.root} data-row={id} data-open={isOpen || undefined}>
      <RowHeader {...props} path={path} fieldsId={`${elementId}-fields`} />
      {isOpen && (
        <div id={`${elementId}-fields`} className={css.fields} data-part="fields">
          {kind ? (
            <List form={form} fields={kind.fields} parent={path} />
          ) : (
            <p className={css.unknown}>{text('field.blocks.unknown')}</p>
          )}
        </div>
      )}
    </li>
  )
})
