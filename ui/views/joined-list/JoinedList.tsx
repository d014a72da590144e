import { useMemo } from 'react'
import type { ClientCollection } from '#contracts/admin-config'
import type { DocumentData } from '#contracts/documents'
import type { JoinField } from '#contracts/fields'
import type { Reference } from '../../client/summaries.ts'
import { asJoined } from '../../fields/join/as-joined.ts'
import { pointingAt, whatPointsAt } from '../../fields/join/pointing-at.ts'
import { CreateButton } from '../../fields/relationship/CreateButton.tsx'
import { useAddresses } from '../../kit/addresses.ts'
import { useCarriedLocale } from '../../kit/carried-locale.ts'
import { useDocumentDrawer } from '../../kit/drawers.ts'
import { useText } from '../../kit/text.tsx'
import { ColumnsButton } from '../list/column-choice/ColumnsButton.tsx'
import { FilterButton } from '../list/filters/FilterButton.tsx'
import { useListHome } from '../list/home/list-home.ts'
import { idOf } from '../list/id-of.ts'
import { ListPanels } from '../list/ListPanels.tsx'
import { ListRows } from '../list/ListRows.tsx'
import type { RowPress } from '../list/list-rows.ts'
import { useList } from '../list/use-list.ts'
import css from './JoinTable.module.css'

interface JoinedListProps {
  field: JoinField
  target: ClientCollection
  /** The document to which everything in the list refers. */
  to: Reference
  mayCreate: boolean
}

/** The documents of one collection that refer to this one; each opens over the page. */
export function JoinedList({ field, target, to, mayCreate }: JoinedListProps) {
  const text = useText()
  const addresses = useAddresses()
  const carried = useCarriedLocale()
  const { search } = useListHome()
  const open = useDocumentDrawer()
  const { slug } = target
  const list = useList({
    collection: useMemo(() => asJoined(target, field), [target, field]),
    search,
    within: whatPointsAt(target, field, to),
    keepColumns: 'here',
  })
  const pressOf = (doc: DocumentData): RowPress => ({
    kind: 'link',
    href: carried(addresses.document(slug, idOf(doc))),
    ...(open && { onFollow: () => open({ slug, id: idOf(doc) }) }),
  })
  const isOneOfSeveral = field.collection.length > 1
  const empty = isOneOfSeveral
    ? text('field.join.emptyOf', { label: target.labels.plural })
    : text('field.join.empty')
  const isEmpty = list.page?.totalDocs === 0 && list.place.where === null
  return (
    <>
      <div className={css.tools}>
        {!isEmpty && (
          <>
            <FilterButton filter={list.filter} />
            <ColumnsButton columns={list.choice} />
          </>
        )}
        {mayCreate && field.allowCreate && open && (
          <CreateButton
            relationTo={[slug]}
            onCreate={() => open({ slug, id: null, values: pointingAt(target, field.on, to) })}
          />
        )}
      </div>
      <ListPanels list={list} />
      <ListRows {...{ list, pressOf }} empty={<p className={css.none}>{empty}</p>} />
    </>
  )
}
