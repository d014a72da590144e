import type { VersionsPage } from '#config-schema'
import { useFormats } from '../../kit/formats.ts'
import { pageSizes } from '../../kit/page-sizes.ts'
import { useGo } from '../../kit/place.ts'
import { useText } from '../../kit/text.ts'
import { NativeSelect } from '../../parts/NativeSelect.tsx'
import { Pagination } from '../../parts/Pagination.tsx'
import { usePageHref } from './use-page-href.ts'
import css from './VersionsFoot.module.css'

interface Props {
  page: VersionsPage
  /** How many the address asks for. */
  limit: number
  limits: readonly number[]
}

/** Which versions are in sight, of how many, and the way to the others (LIST-2). */
export function VersionsFoot({
  page: { page, docs, totalDocs, totalPages },
  limit,
  limits,
}: Props) {
  const text = useText()
  const go = useGo()
  const href = usePageHref()
  const { number } = useFormats()
  const before = (page - 1) * limit
  const sizes = pageSizes(limits, limit, totalDocs)
  return (
    <footer className={css.root}>
      <Pagination
        label={text('list.pages', { label: text('versions.title') })}
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
            value={limit}
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
