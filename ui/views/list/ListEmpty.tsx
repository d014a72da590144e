import type { ReactNode } from 'react'
import type { ClientCollection } from '#contracts/admin-config'
import { OfferedLink } from '../../actions/OfferedButton.tsx'
import type { Page } from '../../client/lists.ts'
import { useAddresses } from '../../kit/addresses.ts'
import { useCarriedLocale } from '../../kit/carried-locale.ts'
import { useText } from '../../kit/text.tsx'
import { EmptyState } from '../../parts/EmptyState.tsx'
import { LinkButton } from '../../parts/LinkButton.tsx'
import { useListHome } from './home/list-home.ts'
import css from './ListEmpty.module.css'
import type { ListPlace } from './list-place.ts'
import { TemplatesButton } from './templates/menu-later.tsx'
import { useListHref } from './use-list-href.ts'

interface Props {
  collection: ClientCollection
  place: ListPlace
  page: Page
  /** Where there is nothing at all; else the way to the first one. */
  empty?: ReactNode
}

/** Nothing to show, why, and the one way on. */
export function ListEmpty({ collection, place, page, empty }: Props) {
  const text = useText()
  const addresses = useAddresses()
  const carried = useCarriedLocale()
  const href = useListHref()
  const { prefix } = useListHome()
  const { slug, labels, access } = collection
  const label = labels.plural

  if (page.totalDocs > 0) {
    const { totalPages } = page
    return (
      <EmptyState
        action={
          <OfferedLink
            id={`${prefix}list-last-page`}
            label={text('list.lastPage')}
            href={href({ page: totalPages })}
          />
        }
      >
        {text('list.beyondEnd', { page: place.page, count: totalPages })}
      </EmptyState>
    )
  }
  if (place.search.trim() !== '') {
    return (
      <EmptyState
        action={
          <LinkButton href={href({ search: undefined })}>{text('list.clearSearch')}</LinkButton>
        }
      >
        {text('list.nothingFound', { label, search: place.search.trim() })}
      </EmptyState>
    )
  }
  if (place.where) return <EmptyState>{text('list.nothingFiltered', { label })}</EmptyState>
  if (place.isTrash) {
    return (
      // The way back is in the head.
      <EmptyState>{text('trash.isEmpty')}</EmptyState>
    )
  }
  return (
    empty ?? (
      <EmptyState
        action={
          access.create && (
            <div className={css.ways}>
              <LinkButton href={carried(addresses.create(slug))}>
                {text('list.newOf', { label: labels.singular })}
              </LinkButton>
              {collection.templates && <TemplatesButton collection={collection} />}
            </div>
          )
        }
      >
        {text('list.empty', { label })}
      </EmptyState>
    )
  )
}
