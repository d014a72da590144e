import { useText } from '../../../kit/text.tsx'
import { GripVerticalIcon } from '../../../parts/icons.ts'
import { VisuallyHidden } from '../../../parts/VisuallyHidden.tsx'
import css from './Handle.module.css'
import type { KeyboardDrag } from './use-keyboard-drag.ts'

interface HandleProps {
  drag: KeyboardDrag
  index: number
  /** Of the row. */
  name: string
}

/** What a row is taken by: dragged by mouse and touch, moved by the keyboard. */
export function Handle({ drag, index, name }: HandleProps) {
  const text = useText()
  return (
    <button
      type="button"
      className={css.root}
      data-part="handle"
      aria-describedby={drag.hintId}
      onKeyDown={(event) => drag.onKeyDown(event, index)}
      onBlur={drag.onBlur}
    >
      <GripVerticalIcon />
      <VisuallyHidden>{text('field.rows.drag', { name, place: index + 1 })}</VisuallyHidden>
    </button>
  )
}
