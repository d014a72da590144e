import type { ComponentProps } from 'react'
import { ArrowDownIcon, ArrowUpIcon } from './icons.ts'
import { Link } from './Link.tsx'
import css from './Table.module.css'

export type SortHeaderProps = ComponentProps<'th'> & {
  /** Where the list stands in the order that comes next. */
  href: string
  sort?: 'ascending' | 'descending' | undefined
}

/** The head of a column by which one can sort. */
export const SortHeader = ({ href, sort, children, ...rest }: SortHeaderProps) => (
  <th scope="col" {...rest} aria-sort={sort ?? 'none'}>
    <Link href={href} className={css.sort}>
      {children}
      {sort === 'descending' ? (
        <ArrowDownIcon />
      ) : (
        <ArrowUpIcon data-idle={sort ? undefined : ''} />
      )}
    </Link>
  </th>
)
