import { useText } from '../kit/text.tsx'
import { Checkbox } from '../parts/Checkbox.tsx'
import { GripVerticalIcon } from '../parts/icons.ts'
import { useSortableItem } from '../parts/use-sortable-item.ts'
import { VisuallyHidden } from '../parts/VisuallyHidden.tsx'
import css from './ArrangedPart.module.css'

interface Props {
  accessor: string
  name: string
  isActive: boolean
  /** Why it stays as it is. */
  refusal: string | undefined
  index: number
  count: number
  onToggle: () => void
  onMove: ((from: number, to: number) => void) | undefined
}

/** One part: a box for whether it is shown, and a handle for where it stands. */
export function ArrangedPart(props: Props) {
  const { accessor, name, isActive, refusal, index, count, onToggle, onMove } = props
  const text = useText()
  const sortable = useSortableItem<HTMLLIElement>({ index, count, axis: 'inline', onMove })
  return (
    <li ref={sortable.ref} className={css.root} data-part={accessor}>
      <button
        type="button"
        className={css.handle}
        disabled={!sortable.isSortable}
        aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight"
        title={text('field.reorder.hint')}
        onKeyDown={sortable.onKeyDown}
      >
        <GripVerticalIcon />
        <VisuallyHidden>{text('field.reorder', { name })}</VisuallyHidden>
      </button>
      <Checkbox
        label={name}
        checked={isActive}
        disabled={refusal !== undefined}
        title={refusal}
        onChange={onToggle}
      />
    </li>
  )
}
