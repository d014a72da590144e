import { useSelector } from '@xstate/react'
import type { DocumentId } from '#config-schema'
import type { SelectionActor } from '#machines/selection'
import { useText } from '../../../kit/text.tsx'
import { Checkbox } from '../../../parts/Checkbox.tsx'
import { isChosen } from './use-selection.ts'

interface Props {
  selection: SelectionActor
  id: DocumentId
  title: string
  /** The rows in sight, from the first to the last. */
  page: readonly DocumentId[]
}

/** Chooses one document; with the shift key, all from the one before to this one. */
export function SelectCell({ selection, id, title, page }: Props) {
  const text = useText()
  const isOn = useSelector(selection, isChosen(id))
  const choose = (isRange: boolean) => {
    const range = { type: 'user.range', id, page } as const
    const canRange = isRange && selection.getSnapshot().can(range)
    selection.send(canRange ? range : { type: 'user.toggle', id })
  }
  return (
    <td data-cell="select">
      <Checkbox
        aria-label={text('selection.row', { title })}
        checked={isOn}
        onChange={({ nativeEvent }) =>
          choose(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    </td>
  )
}
