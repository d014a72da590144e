import { useSelector } from '@xstate/react'
import type { ClientCollection } from '#contracts/admin-config'
import type { DocumentData } from '#contracts/documents'
import type { DocumentPickerActor, Picked } from '#machines/document-picker'
import { isAmong } from '#machines/document-picker'
import { useRowTitle } from '../../kit/fallback-title.ts'
import { useText } from '../../kit/text.tsx'
import { Checkbox } from '../../parts/Checkbox.tsx'
import { idOf } from '../list/id-of.ts'
import type { SelectBoxes } from '../list/list-rows.ts'
import type { List } from '../list/use-list.ts'

interface Picking {
  picker: DocumentPickerActor
  list: Pick<List, 'collection' | 'page'>
  /** Before the ids of the boxes. */
  id: string
  onChoose: (doc: DocumentData) => void
}

/** The boxes to pick several documents by; those that were picked before are ticked and stay so. */
export function pickBoxes({ picker, list, id, onChoose }: Picking): SelectBoxes {
  const { collection, page } = list
  const { slug } = collection
  const docs = page?.docs ?? []
  return {
    ofPage: (
      <PageBox
        picker={picker}
        page={docs.map((doc) => ({ slug, id: idOf(doc) }))}
        onChoose={() => docs.forEach(onChoose)}
      />
    ),
    of: (doc) => (
      <Box
        picker={picker}
        collection={collection}
        doc={doc}
        id={`${id}${idOf(doc)}`}
        onChoose={() => onChoose(doc)}
      />
    ),
  }
}

interface BoxProps {
  picker: DocumentPickerActor
  collection: ClientCollection
  doc: DocumentData
  id: string
  onChoose: () => void
}

function Box({ picker, collection, doc, id, onChoose }: BoxProps) {
  const text = useText()
  const title = useRowTitle(collection, doc)
  const document: Picked = { slug: collection.slug, id: idOf(doc) }
  const toggle = { type: 'user.toggle', document } as const
  const isTaken = useSelector(picker, ({ context }) => isAmong(context.taken, document))
  const isChosen = useSelector(picker, ({ context }) => isAmong(context.chosen, document))
  const canToggle = useSelector(picker, (state) => state.can(toggle))
  return (
    <Checkbox
      id={id}
      aria-label={text(isTaken ? 'picker.taken' : 'selection.row', { title })}
      checked={isTaken || isChosen}
      disabled={!canToggle}
      title={isTaken ? text('picker.taken', { title }) : undefined}
      onChange={() => {
        onChoose()
        picker.send(toggle)
      }}
    />
  )
}

interface PageBoxProps {
  picker: DocumentPickerActor
  page: readonly Picked[]
  onChoose: () => void
}

/** The whole page, or none of it. */
function PageBox({ picker, page, onChoose }: PageBoxProps) {
  const text = useText()
  const toggle = { type: 'user.togglePage', page } as const
  const count = useSelector(
    picker,
    ({ context: { chosen, taken } }) =>
      page.filter((one) => isAmong(chosen, one) || isAmong(taken, one)).length,
  )
  const canToggle = useSelector(picker, (state) => state.can(toggle))
  return (
    <Checkbox
      aria-label={text('selection.page')}
      checked={count > 0 && count === page.length}
      indeterminate={count > 0 && count < page.length}
      disabled={!canToggle}
      onChange={() => {
        onChoose()
        picker.send(toggle)
      }}
    />
  )
}
