import { useId } from 'react'
import type { DocumentData, DocumentId } from '#contracts/documents'
import { useFormats } from '../../../kit/formats.ts'
import { InOtherLanguage } from '../../../kit/InOtherLanguage.tsx'
import { useText } from '../../../kit/text.tsx'
import { ChevronRightIcon } from '../../../parts/icons.ts'
import { idOf } from '../id-of.ts'
import type { ListRowProps } from '../ListRow.tsx'
import { ListRow } from '../ListRow.tsx'
import { GroupPages } from './GroupPages.tsx'
import css from './GroupRows.module.css'
import type { GroupPlace } from './group-place.ts'
import { useFallbackName, useGroupName } from './use-group-name.ts'
import type { ShownGroup } from './use-groups.ts'

interface Props {
  shown: ShownGroup
  place: GroupPlace
  /** The page of the groups. */
  groupsPage: number
  /** Each row with what else is known of it. */
  known: ReadonlyMap<DocumentId, DocumentData>
  ofRows: Omit<ListRowProps, 'doc'>
  /** How many columns there are. */
  width: number
}

/** One group: its value and how many have it, its rows, and the way to more of them. */
export function GroupRows({ shown, place, groupsPage, known, ofRows, width }: Props) {
  const { group, isOpen, page, toggle } = shown
  const text = useText()
  const { number } = useFormats()
  const heading = useId()
  const fallback = useFallbackName(place.column, group)
  const own = useGroupName(place.column)(group)
  const name = fallback?.title ?? own
  const rows = page?.docs.map((doc) => known.get(idOf(doc)) ?? doc) ?? []
  return (
    <tbody aria-labelledby={heading} data-group={shown.key}>
      <tr className={css.heading}>
        <th id={heading} scope="rowgroup" colSpan={width}>
          <button type="button" className={css.toggle} aria-expanded={isOpen} onClick={toggle}>
            <ChevronRightIcon />
            <span dir="auto" className={css.name}>
              {fallback ? <InOtherLanguage {...fallback} /> : name}
            </span>
            <span className={css.count}>
              {text('groups.count', { count: group.count, number: number(group.count) })}
            </span>
          </button>
        </th>
      </tr>
      {isOpen && page === undefined && (
        <tr className={css.more}>
          <td colSpan={width}>{text('app.loading')}</td>
        </tr>
      )}
      {rows.map((doc) => (
        <ListRow key={idOf(doc)} {...ofRows} doc={doc} />
      ))}
      {page && (page.totalPages > 1 || page.docs.length === 0) && (
        <tr className={css.more}>
          <td colSpan={width}>
            <GroupPages name={name} shown={shown} {...{ page, place, groupsPage }} />
          </td>
        </tr>
      )}
    </tbody>
  )
}
