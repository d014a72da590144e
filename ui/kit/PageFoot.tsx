import type { ReactNode } from 'react'
import { classes } from '../parts/classes.ts'
import { NativeSelect } from '../parts/NativeSelect.tsx'
import { Pagination } from '../parts/Pagination.tsx'
import { useFormats } from './formats.ts'
import css from './PageFoot.module.css'
import { pageSizes } from './page-sizes.ts'
import { useText } from './text.tsx'

interface Props {
  className?: string | undefined
  /** What is listed. */
  label: string
  /** As it is on the screen. */
  page: {
    docs: readonly unknown[]
    page: number
    limit: number
    totalDocs: number
    totalPages: number
  }
  /** How many rows a page is asked to have, and may have. */
  limit: number
  limits: readonly number[]
  hrefOf: (change: { page: number | undefined } | { limit: number }) => string
  go: (href: string) => void
  /** How it says which rows are in sight. */
  range?: 'list.range' | 'list.tree.range' | undefined
  /** What else is to be known of the rows. */
  note?: ReactNode
}

/** Which rows are in sight, of how many, and the way to the others (LIST-2). */
export function PageFoot({ className, label, page: shown, limit, limits, ...props }: Props) {
  const { hrefOf, go, range = 'list.range', note } = props
  const text = useText()
  const { number } = useFormats()
  const { docs, page, totalDocs, totalPages } = shown
  const before = (page - 1) * shown.limit
  const sizes = pageSizes(limits, limit, totalDocs)
  return (
    <footer className={classes(css.root, className)}>
      <Pagination
        label={text('list.pages', { label })}
        page={page}
        pageCount={totalPages}
        hrefOf={(to) => hrefOf({ page: to === 1 ? undefined : to })}
        previousLabel={text('list.previousPage')}
        nextLabel={text('list.nextPage')}
        pageLabel={(to) => text('list.page', { page: number(to) })}
        summary={text(range, {
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
            onChange={({ target }) => go(hrefOf({ limit: Number(target.value) }))}
          >
            {sizes.map((size) => (
              <option key={size} value={size}>
                {number(size)}
              </option>
            ))}
          </NativeSelect>
        )}
        {note}
      </Pagination>
    </footer>
  )
}
