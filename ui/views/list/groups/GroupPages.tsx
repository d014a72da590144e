import type { Page } from '../../../client/lists.ts'
import { useFormats } from '../../../kit/formats.ts'
import { useText } from '../../../kit/text.tsx'
import { Pagination } from '../../../parts/Pagination.tsx'
import { useListHref } from '../use-list-href.ts'
import type { GroupPlace } from './group-place.ts'
import { writtenPages } from './group-place.ts'
import type { ShownGroup } from './use-groups.ts'

interface Props {
  name: string
  shown: ShownGroup
  page: Page
  place: GroupPlace
  /** The page of the groups. */
  groupsPage: number
}

/** The pages of one group; the others stay where they are. */
export function GroupPages({ name, shown, page, place, groupsPage }: Props) {
  const text = useText()
  const href = useListHref()
  const { number } = useFormats()
  const before = (page.page - 1) * page.limit
  return (
    <Pagination
      label={text('list.pages', { label: name })}
      page={page.page}
      pageCount={Math.max(page.totalPages, 1)}
      hrefOf={(to) =>
        href({
          page: groupsPage > 1 ? groupsPage : undefined,
          queryByGroup: writtenPages(place.pages, shown.key, to),
        })
      }
      previousLabel={text('list.previousPage')}
      nextLabel={text('list.nextPage')}
      pageLabel={(to) => text('list.page', { page: number(to) })}
      summary={text('list.range', {
        first: number(Math.min(before + 1, page.totalDocs)),
        last: number(Math.min(before + page.docs.length, page.totalDocs)),
        total: number(page.totalDocs),
      })}
    />
  )
}
