import type { Action } from '../../../actions/action.ts'
import { useGo } from '../../../kit/place.ts'
import { useText } from '../../../kit/text.tsx'
import type { Column } from '../columns.ts'
import { useListHref } from '../use-list-href.ts'
import type { GroupPlace } from './group-place.ts'

export const groupedBy = (accessor: string): string => `group-by-${accessor}`

export const ungrouped = 'group-none'

/** By what a list can be grouped: its menu, the palette and the help sheet share it. */
export function useGroupActions(
  fields: readonly Column[],
  place: GroupPlace | null,
): readonly Action[] {
  const text = useText()
  const go = useGo()
  const href = useListHref()
  const by = (groupBy: string | undefined) => () => go(href({ groupBy, queryByGroup: undefined }))
  const notGrouped = place === null ? text('groups.refusal.none') : undefined
  return [
    { id: ungrouped, label: text('groups.none.choose'), refusal: notGrouped, run: by(undefined) },
    ...fields.map(({ accessor, label }) => ({
      id: groupedBy(accessor),
      label: text('palette.choice', { name: text('groups.open'), choice: label }),
      refusal: place?.column.accessor === accessor ? text('palette.isSo') : undefined,
      run: by(accessor),
    })),
    {
      id: 'group-reverse',
      label: text('groups.reverse'),
      refusal: notGrouped,
      run: by(place ? turned(place) : undefined),
    },
  ]
}

const turned = ({ column, isReversed }: GroupPlace): string =>
  isReversed ? column.accessor : `-${column.accessor}`
