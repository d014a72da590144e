import { ActionIcon } from '../../../actions/ActionButton.tsx'
import type { Action } from '../../../actions/action.ts'
import { ChevronDownIcon, ChevronUpIcon } from '../../../parts/icons.ts'
import css from './NeighbourButtons.module.css'

/** To the documents beside this one in the list that one came from. */
export function NeighbourButtons({ actions: [previous, next] }: { actions: readonly Action[] }) {
  if (!previous || !next) return null
  return (
    <div className={css.root}>
      <ActionIcon action={previous} icon={<ChevronUpIcon />} />
      <ActionIcon action={next} icon={<ChevronDownIcon />} />
    </div>
  )
}
