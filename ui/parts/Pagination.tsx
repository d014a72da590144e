import type { ReactNode } from 'react'
import { ChevronLeftIcon, ChevronRightIcon } from './icons.ts'
import { Link } from './Link.tsx'
import css from './Pagination.module.css'
import { pageNumbers } from './page-numbers.ts'

export type PaginationProps = {
  label: string
  page: number
  pageCount: number
  hrefOf: (page: number) => string
  previousLabel: string
  nextLabel: string
  pageLabel: (page: number) => string
  /** Which of how many are in sight: "1–25 of 2,001". */
  summary: ReactNode
  /** How many on a page, beside the summary. */
  children?: ReactNode
}

/** The way through a long list. Every page has an address. */
export function Pagination(props: PaginationProps) {
  const { label, page, pageCount, hrefOf, pageLabel, summary, children } = props
  const hasFew = pageCount <= 4
  const isNeighbour = (number: number) => Math.abs(number - page) === 1
  return (
    <nav aria-label={label} className={css.root}>
      <div className={css.start}>
        <span>{summary}</span>
        {children}
      </div>
      {pageCount > 1 && (
        <ol className={css.pages}>
          <li aria-hidden={page <= 1 || undefined}>
            <Step to={page - 1} {...props} label={props.previousLabel}>
              <ChevronLeftIcon />
            </Step>
          </li>
          {pageNumbers(page, pageCount).map((number, index, all) =>
            number === 'gap' ? (
              <li key={`gap-after-${all[index - 1]}`} className={css.page} aria-hidden="true">
                …
              </li>
            ) : (
              <li key={number} data-far={hasFew ? undefined : isNeighbour(number) || undefined}>
                <Link
                  href={hrefOf(number)}
                  className={css.page}
                  aria-label={pageLabel(number)}
                  aria-current={number === page ? 'page' : undefined}
                >
                  {number}
                </Link>
              </li>
            ),
          )}
          <li aria-hidden={page >= pageCount || undefined}>
            <Step to={page + 1} {...props} label={props.nextLabel}>
              <ChevronRightIcon />
            </Step>
          </li>
        </ol>
      )}
    </nav>
  )
}

type StepProps = Pick<PaginationProps, 'label' | 'pageCount' | 'hrefOf'> & {
  to: number
  children: ReactNode
}

const Step = ({ to, label, pageCount, hrefOf, children }: StepProps) =>
  to >= 1 && to <= pageCount ? (
    <Link href={hrefOf(to)} className={css.page} aria-label={label}>
      {children}
    </Link>
  ) : (
    <span className={css.page} aria-disabled="true" aria-hidden="true">
      {children}
    </span>
  )
