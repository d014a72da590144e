import { useSelector } from '@xstate/react'
import type { FocusEvent } from 'react'
import { useRef } from 'react'
import type { Action } from '../../../actions/action.ts'
import { useOffered } from '../../../actions/use-offered.ts'
import { useFormats } from '../../../kit/formats.ts'
import { useText } from '../../../kit/text.tsx'
import { useSummaries } from '../../../kit/titles.ts'
import { Button } from '../../../parts/Button.tsx'
import { FilterLine } from '../FilterLine.tsx'
import { useListHome } from '../home/list-home.ts'
import type { List } from '../use-list.ts'
import { useListHref } from '../use-list-href.ts'
import css from './QuickFilters.module.css'
import type { QuickFilter } from './quick-filters.ts'
import { isInForce, personFiltersIn, pressed, quickFiltersOf, without } from './quick-filters.ts'
import { useCounts } from './use-counts.ts'

/** A browser leaves alone what it can see a little of. */
const showWhole = ({ target }: FocusEvent) =>
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' })

/** The filters that are one press each, with what they would leave; and what else is filtered by. */
export function QuickFilters({ list }: { list: List }) {
  const { collection, filter, place } = list
  const text = useText()
  const { number } = useFormats()
  const { go, prefix } = useListHome()
  const href = useListHref()
  const root = useRef<HTMLDivElement>(null)
  const quicks = [...quickFiltersOf(collection), ...personFiltersIn(place.where)]
  const nameOf = usePersonNames(quicks)
  const counts = useCounts(list, quicks)
  const isFilterOpen = useSelector(filter, (state) => state.matches('open'))
  const rest = without(place.where, quicks)

  const actionOf = (quick: QuickFilter): Action => ({
    id: `${prefix}list-quick-${quick.id}`,
    label: quick.person ? text('list.quick.by', { name: nameOf(quick) }) : text(quick.label),
    detail: text('list.quick'),
    run: () => {
      go(href({ where: pressed(place.where, quick, quicks) ?? undefined }))
      // Taken away, it's gone with the focus.
      if (quick.person) root.current?.querySelector('button')?.focus()
    },
  })
  useOffered(quicks.map(actionOf), root)
  return (
    <div ref={root} className={css.root}>
      <div className={css.line}>
        <fieldset className={css.filters} aria-label={text('list.quick')}>
          {quicks.map((quick) => {
            const { id, label, run } = actionOf(quick)
            const count = counts?.[quick.id]
            return (
              <Button
                key={id}
                id={id}
                size="small"
                aria-pressed={isInForce(place.where, quick)}
                onClick={run}
                onFocus={showWhole}
              >
                <span className={css.name}>{label}</span>{' '}
                <span className={css.count}>{count !== undefined && number(count)}</span>
              </Button>
            )
          })}
        </fieldset>
      </div>
      {rest && !isFilterOpen && <FilterLine where={rest} />}
    </div>
  )
}

/** What the people are called that filters ask for; until it's known, and where it may not be, their IDs. */
function usePersonNames(quicks: readonly QuickFilter[]): (quick: QuickFilter) => string {
  const of = quicks.filter(({ person }) => person)
  const known = useSummaries(
    of.flatMap(({ person }) => person ?? []),
    null,
  )
  return (quick) => {
    const found = known[of.indexOf(quick)]
    return (found?.status === 'found' && found.summary.title) || String(quick.person?.id)
  }
}
