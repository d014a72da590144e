import type { QueryValue } from '../../client/query-string.ts'
import { queryString } from '../../client/query-string.ts'
import { useAddresses } from '../../kit/addresses.ts'
import { useCarriedLocale } from '../../kit/carried-locale.ts'
import { useFormats } from '../../kit/formats.ts'
import { useText } from '../../kit/text.tsx'
import { Link } from '../../parts/Link.tsx'
import css from './AllDrafts.module.css'
import type { Latest } from './use-latest.ts'

interface Props extends Pick<Latest, 'counts'> {
  where: QueryValue
}

/** The ways to all drafts of each collection, filtered in its list. */
export function AllDrafts({ counts, where }: Props) {
  const text = useText()
  const addresses = useAddresses()
  const carried = useCarriedLocale()
  const { number } = useFormats()
  return (
    <ul className={css.root}>
      {counts.map(({ collection: { slug, labels }, total }) => (
        <li key={slug}>
          <Link href={carried(addresses.list(slug) + queryString({ where }))}>
            {text('dashboard.allDrafts', { total: number(total), label: labels.plural })}
          </Link>
        </li>
      ))}
    </ul>
  )
}
