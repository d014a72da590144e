import type { ComponentProps } from 'react'
import { ArrowDownIcon, ArrowUpIcon } from './icons.ts'
import { Link } from './Link.tsx'
import css from './Table.module.css'

export type SortHeaderProps = ComponentProps<'th'> & {
  /** Where the list stands in the order that comes next. */
  href: string
  sort?: 'ascending' | 'descending' | undefined
  /** Among several by which it is sorted, from 1. */
  place?: number | undefined
  hint?: string | undefined
  onFollow?: ComponentProps<'a'>['onClick']
}

/** The head of a column by which one can sort. */
export const SortHeader = ({
  href,
  sort,
  place,
  hint,
  onFollow,
  children,
  ...rest
}: SortHeaderProps) => (
  <th
    scope="col"
    {...rest}
    aria-sort={place !== undefined && place > 1 ? 'other' : (sort ?? 'none')}
  >
    <Link href={href} className={css.sort} title={hint} onClick={onFollow}>
      {children}
      {sort === 'descending' ? (
        <ArrowDownIcon />
      ) : (
        <ArrowUpIcon data-idle={sort ? undefined : ''} />
      )}
      {place !== undefined && <span className={css.place}>{place}</span>}
    </Link>
  </th>
)
