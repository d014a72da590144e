import { useFormats } from '../kit/formats.ts'
import { useText } from '../kit/text.tsx'
import { Checkbox } from '../parts/Checkbox.tsx'
import { GripVerticalIcon } from '../parts/icons.ts'
import { NativeSelect } from '../parts/NativeSelect.tsx'
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

/** One part: a box for whether it is shown, and for where it stands a handle and a choice among the places. */
export function ArrangedPart(props: Props) {
  const { accessor, name, isActive, refusal, index, count, onToggle, onMove } = props
  const text = useText()
  const { number } = useFormats()
  const sortable = useSortableItem<HTMLLIElement>({ index, count, axis: 'block', onMove })
  return (
    <li ref={sortable.ref} className={css.root} data-part={accessor}>
      <button
        type="button"
        className={css.handle}
        disabled={!sortable.isSortable}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
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
      {sortable.isSortable && (
        <span className={css.place}>
          <NativeSelect
            aria-label={text('field.rows.drag', { name, place: index + 1 })}
            value={index}
            onChange={(event) => onMove?.(index, Number(event.target.value))}
          >
            {places(count).map((place) => (
              <option key={place} value={place}>
                {number(place + 1)}
              </option>
            ))}
          </NativeSelect>
        </span>
      )}
    </li>
  )
}

const places = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, place) => place)
