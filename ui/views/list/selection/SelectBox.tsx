import { useSelector } from '@xstate/react'
import type { ClientCollection } from '#contracts/admin-config'
import type { DocumentData, DocumentId } from '#contracts/documents'
import type { SelectionActor } from '#machines/selection'
import { useRowTitle } from '../../../kit/fallback-title.ts'
import { useText } from '../../../kit/text.tsx'
import { Checkbox } from '../../../parts/Checkbox.tsx'
import { idOf } from '../id-of.ts'
import { isChosen } from './is-chosen.ts'

interface Props {
  selection: SelectionActor
  collection: ClientCollection
  doc: DocumentData
  /** The rows in sight, from the first to the last. */
  page: readonly DocumentId[]
}

/** Chooses one document; with the shift key, all from the one before to this one. */
export function SelectBox({ selection, collection, doc, page }: Props) {
  const text = useText()
  const title = useRowTitle(collection, doc)
  const id = idOf(doc)
  const isOn = useSelector(selection, isChosen(id))
  const choose = (isRange: boolean) => {
    const range = { type: 'user.range', id, page } as const
    const canRange = isRange && selection.getSnapshot().can(range)
    selection.send(canRange ? range : { type: 'user.toggle', id })
  }
  return (
    <Checkbox
      aria-label={text('selection.row', { title })}
      checked={isOn}
      onChange={({ nativeEvent }) =>
        choose(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
    />
  )
}
