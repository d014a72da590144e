import { useRef } from 'react'
import type { ClientCollection } from '#contracts/admin-config'
import type { ArrangementActor } from '#machines/arrangement'
import type { BulkActor } from '#machines/bulk'
import type { FilterActor } from '#machines/filter'
import { ActionButton } from '../../../actions/ActionButton.tsx'
import { useOffered } from '../../../actions/use-offered.ts'
import { useAddresses } from '../../../kit/addresses.ts'
import { useCarriedLocale } from '../../../kit/carried-locale.ts'
import { useText } from '../../../kit/text.tsx'
import { Link } from '../../../parts/Link.tsx'
import { ColumnsButton } from '../column-choice/ColumnsButton.tsx'
import { FilterButton } from '../filters/FilterButton.tsx'
import css from '../ListHead.module.css'
import type { ListPlace } from '../list-place.ts'
import { SearchBox } from '../SearchBox.tsx'
import own from './TrashHead.module.css'
import { useTrashActions } from './use-trash-actions.ts'

interface Props {
  collection: ClientCollection
  place: ListPlace
  bulk: BulkActor
  filter: FilterActor
  choice: ArrangementActor
  /** How many match. */
  total: number
}

/** Whose trash it is, ways to find something in it, the way back, and a way to empty it. */
export function TrashHead({ collection, place, bulk, filter, choice, total }: Props) {
  const text = useText()
  const addresses = useAddresses()
  const carried = useCarriedLocale()
  const { slug, labels } = collection
  const label = labels.plural
  const root = useRef<HTMLElement>(null)
  const [back, empty] = useTrashActions({ collection, place, bulk, total })
  useOffered([back, empty], root)
  return (
    <header ref={root} className={css.root}>
      <div className={css.words}>
        <h1>{text('trash.of', { label })}</h1>
        <p className={css.description}>
          {text('trash.description')}{' '}
          <Link href={carried(addresses.list(slug))} className={own.back}>
            {back.label}
          </Link>
        </p>
      </div>
      <div className={css.tools}>
        <SearchBox label={text('list.search', { label })} search={place.search} />
        <div className={css.signs}>
          <FilterButton filter={filter} />
          <ColumnsButton columns={choice} />
        </div>
        <ActionButton action={empty} kind="danger" />
      </div>
    </header>
  )
}
