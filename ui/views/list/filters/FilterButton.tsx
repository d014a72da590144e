import { useSelector } from '@xstate/react'
import type { FilterActor } from '#machines/filter'
import { conditionCount } from '#machines/filter'
import { useText } from '../../../kit/text.tsx'
import { Button } from '../../../parts/Button.tsx'
import { FilterIcon } from '../../../parts/icons.ts'
import { useListHome } from '../home/list-home.ts'
import css from './FilterButton.module.css'

/** The id of what it opens. */
export const useFilterPanelId = (): string => `${useListHome().prefix}list-filter`

export const useFilterButtonId = (): string => `${useFilterPanelId()}-button`

/** Opens and closes the filter, and says how much of it is in force. */
export function FilterButton({ filter }: { filter: FilterActor }) {
  const text = useText()
  const panel = useFilterPanelId()
  const isOpen = useSelector(filter, (state) => state.matches('open'))
  const count = useSelector(filter, ({ context: { where } }) => (where ? conditionCount(where) : 0))
  return (
    <Button
      id={useFilterButtonId()}
      className={css.root}
      icon={<FilterIcon />}
      aria-expanded={isOpen}
      aria-controls={panel}
      onClick={() => filter.send({ type: isOpen ? 'user.close' : 'user.open' })}
    >
      <span className={css.word}>
        {count > 0 ? text('list.filter.count', { count }) : text('list.filter')}
      </span>
      {count > 0 && (
        <span aria-hidden className={css.count}>
          {count}
        </span>
      )}
    </Button>
  )
}
