import { useSelector } from '@xstate/react'
import type { DocumentId } from '#contracts/documents'
import type { SelectionActor } from '#machines/selection'
import { useText } from '../../../kit/text.tsx'
import { Checkbox } from '../../../parts/Checkbox.tsx'
import { isChosen } from './is-chosen.ts'

interface Props {
  selection: SelectionActor
  page: readonly DocumentId[]
}

/** The name of the box that stands for the page; who clears the selection finds himself there. */
export const selectPageId = 'select-page'

/** Chooses the whole page, or none of it. */
export function SelectPage({ selection, page }: Props) {
  const text = useText()
  const count = useSelector(selection, (state) => page.filter((id) => isChosen(id)(state)).length)
  return (
    <Checkbox
      id={selectPageId}
      aria-label={text('selection.page')}
      checked={count > 0 && count === page.length}
      indeterminate={count > 0 && count < page.length}
      onChange={() => selection.send({ type: 'user.togglePage', page })}
    />
  )
}
