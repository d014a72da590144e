import type { Where } from '#machines/filter'
import { conditionCount } from '#machines/filter'
import { useText } from '../../kit/text.tsx'
import { LinkButton } from '../../parts/LinkButton.tsx'
import css from './FilterLine.module.css'
import { useListHref } from './use-list-href.ts'

/** Says that not everything is shown, and leads to where it is. */
export function FilterLine({ where }: { where: Where }) {
  const text = useText()
  const href = useListHref()
  return (
    <p className={css.root}>
      {text('list.filtered', { count: conditionCount(where) })}
      <LinkButton size="small" href={href({ where: undefined })}>
        {text('list.clearFilters')}
      </LinkButton>
    </p>
  )
}
