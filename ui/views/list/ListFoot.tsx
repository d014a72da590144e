import type { Page } from '../../client/lists.ts'
import { useFormats } from '../../kit/formats.ts'
import { pageSizes } from '../../kit/page-sizes.ts'
import { useText } from '../../kit/text.ts'
import { NativeSelect } from '../../parts/NativeSelect.tsx'
import { Pagination } from '../../parts/Pagination.tsx'
import { useListHome } from './home/list-home.ts'
import css from './ListFoot.module.css'
import type { ListPlace } from './list-place.ts'
import { useListHref } from './use-list-href.ts'

interface Props {
  label: string
  page: Page
  place: ListPlace
  limits: readonly number[]
}

/** Which rows are in sight, of how many, and the way to the others (LIST-2). */
export function ListFoot({
  label,
  page: { page, limit, docs, totalDocs, totalPages },
  place,
  limits,
}: Props) {
  const text = useText()
  const { go } = useListHome()
  const href = useListHref()
  const { number } = useFormats()
  const before = (page - 1) * limit
  const sizes = pageSizes(limits, place.limit, totalDocs)
  return (
    <footer className={css.root}>
      <Pagination
        label={text('list.pages', { label })}
        page={page}
        pageCount={totalPages}
        hrefOf={(to) => href({ page: to === 1 ? undefined : to })}
        previousLabel={text('list.previousPage')}
        nextLabel={text('list.nextPage')}
        pageLabel={(to) => text('list.page', { page: number(to) })}
        summary={text('list.range', {
          first: number(before + 1),
          last: number(before + docs.length),
          total: number(totalDocs),
        })}
      >
        {sizes.length > 0 && (
          <NativeSelect
            boxed
            aria-label={text('list.perPage')}
            value={place.limit}
            onChange={({ target }) => go(href({ limit: Number(target.value) }))}
          >
            {sizes.map((size) => (
              <option key={size} value={size}>
                {number(size)}
              </option>
            ))}
          </NativeSelect>
        )}
      </Pagination>
    </footer>
  )
}
