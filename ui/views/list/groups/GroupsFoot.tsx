import type { ClientCollection } from '#contracts/admin-config'
import { groupsOnPage, mostGroups } from '#contracts/groups'
import { useFormats } from '../../../kit/formats.ts'
import foot from '../../../kit/PageFoot.module.css'
import { useText } from '../../../kit/text.tsx'
import { classes } from '../../../parts/classes.ts'
import { Pagination } from '../../../parts/Pagination.tsx'
import css from '../ListFoot.module.css'
import { useListHref } from '../use-list-href.ts'
import type { ListGroups } from './use-groups.ts'

interface Props {
  collection: ClientCollection
  groups: ListGroups
}

/** Which groups are in sight, and the way to the others. */
export function GroupsFoot({ collection, groups: { page, shown } }: Props) {
  const text = useText()
  const href = useListHref()
  const { number } = useFormats()
  if (!page) return null
  const before = (page.page - 1) * groupsOnPage
  const isLast = page.page * groupsOnPage >= mostGroups
  return (
    <footer className={classes(foot.root, css.root)}>
      <Pagination
        label={text('groups.pages', { label: collection.labels.plural })}
        page={page.page}
        pageCount={page.totalPages}
        hrefOf={(to) => href({ page: to === 1 ? undefined : to })}
        previousLabel={text('list.previousPage')}
        nextLabel={text('list.nextPage')}
        pageLabel={(to) => text('list.page', { page: number(to) })}
        summary={text(isLast ? 'groups.most' : 'groups.range', {
          first: number(before + 1),
          last: number(before + shown.length),
          total: number(page.totalDocs),
        })}
      />
    </footer>
  )
}
