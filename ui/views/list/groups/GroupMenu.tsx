import { useRef } from 'react'
import { useOffered } from '../../../actions/use-offered.ts'
import { useText } from '../../../kit/text.tsx'
import { Button } from '../../../parts/Button.tsx'
import { ChevronDownIcon } from '../../../parts/icons.ts'
import { Menu, MenuCheck, MenuChoices, MenuSeparator } from '../../../parts/Menu.tsx'
import type { Column } from '../columns.ts'
import type { GroupPlace } from './group-place.ts'
import { groupedBy, ungrouped, useGroupActions } from './use-group-actions.ts'

interface Props {
  fields: readonly Column[]
  place: GroupPlace | null
}

/** Names the field by which the list is grouped, and leads to the others. */
export function GroupMenu({ fields, place }: Props) {
  const text = useText()
  const root = useRef<HTMLDivElement>(null)
  const actions = useGroupActions(fields, place)
  useOffered(actions, root)
  const run = (id: string) => actions.find((action) => action.id === id)?.run()
  return (
    <div ref={root}>
      <Menu
        label={text('groups.open')}
        trigger={
          <Button id="list-group">
            {place ? text('groups.by', { label: place.column.label }) : text('groups.open')}
            <ChevronDownIcon />
          </Button>
        }
      >
        <MenuChoices
          label={text('groups.open')}
          value={place ? groupedBy(place.column.accessor) : ungrouped}
          onChange={run}
          choices={[
            { value: ungrouped, label: text('groups.none.choose') },
            ...fields.map(({ accessor, label }) => ({ value: groupedBy(accessor), label })),
          ]}
        />
        {place && (
          <>
            <MenuSeparator />
            <MenuCheck
              id="group-reverse"
              checked={place.isReversed}
              onToggle={() => run('group-reverse')}
            >
              {text('groups.reverse')}
            </MenuCheck>
          </>
        )}
      </Menu>
    </div>
  )
}
