import { useSelector } from '@xstate/react'
import type { DocumentData } from '#config-schema'
import type { PickActor, Picked } from '#machines/pick'
import { isAmong } from '#machines/pick'
import { titleOf } from '../../kit/document-title.ts'
import { useText } from '../../kit/text.tsx'
import { Checkbox } from '../../parts/Checkbox.tsx'
import { idOf } from '../list/changed.ts'
import type { LeadColumn } from '../list/list-rows.ts'
import type { List } from '../list/use-list.ts'

interface Picking {
  pick: PickActor
  list: Pick<List, 'collection' | 'page'>
  /** Before the ids of the boxes. */
  id: string
  onChoose: (doc: DocumentData) => void
}

/** The boxes to pick several documents by; those that were picked before are ticked and stay so. */
export function pickColumn({ pick, list, id, onChoose }: Picking): LeadColumn {
  const { collection, page } = list
  const { slug } = collection
  const docs = page?.docs ?? []
  return {
    head: (
      <PageBox
        pick={pick}
        page={docs.map((doc) => ({ slug, id: idOf(doc) }))}
        onChoose={() => docs.forEach(onChoose)}
      />
    ),
    cellOf: (doc) => (
      <Box
        pick={pick}
        document={{ slug, id: idOf(doc) }}
        id={`${id}${idOf(doc)}`}
        title={titleOf(collection, doc) || String(idOf(doc))}
        onChoose={() => onChoose(doc)}
      />
    ),
  }
}

interface BoxProps {
  pick: PickActor
  document: Picked
  id: string
  title: string
  onChoose: () => void
}

function Box({ pick, document, id, title, onChoose }: BoxProps) {
  const text = useText()
  const toggle = { type: 'user.toggle', document } as const
  const isTaken = useSelector(pick, ({ context }) => isAmong(context.taken, document))
  const isChosen = useSelector(pick, ({ context }) => isAmong(context.chosen, document))
  const canToggle = useSelector(pick, (state) => state.can(toggle))
  return (
    <td data-cell="select">
      <Checkbox
        id={id}
        aria-label={text(isTaken ? 'picker.taken' : 'selection.row', { title })}
        checked={isTaken || isChosen}
        disabled={!canToggle}
        title={isTaken ? text('picker.taken', { title }) : undefined}
        onChange={() => {
          onChoose()
          pick.send(toggle)
        }}
      />
    </td>
  )
}

interface PageBoxProps {
  pick: PickActor
  page: readonly Picked[]
  onChoose: () => void
}

/** The whole page, or none of it. */
function PageBox({ pick, page, onChoose }: PageBoxProps) {
  const text = useText()
  const toggle = { type: 'user.togglePage', page } as const
  const count = useSelector(
    pick,
    ({ context: { chosen, taken } }) =>
      page.filter((one) => isAmong(chosen, one) || isAmong(taken, one)).length,
  )
  const canToggle = useSelector(pick, (state) => state.can(toggle))
  return (
    <th scope="col" data-cell="select">
      <Checkbox
        aria-label={text('selection.page')}
        checked={count > 0 && count === page.length}
        indeterminate={count > 0 && count < page.length}
        disabled={!canToggle}
        onChange={() => {
          onChoose()
          pick.send(toggle)
        }}
      />
    </th>
  )
}
