import { useSelector } from '@xstate/react'
import { Fragment, useMemo, useRef } from 'react'
import type { ClientCollection } from '#contracts/admin-config'
import type { ConditionPlace, FilterActor } from '#machines/filter'
import { OfferedButton } from '../../../actions/OfferedButton.tsx'
import { useLanguage, useText } from '../../../kit/text.tsx'
import { Button } from '../../../parts/Button.tsx'
import { PlusIcon } from '../../../parts/icons.ts'
import { useEscapeWithin } from '../../../parts/use-escape-within.ts'
import { ConditionLine } from './ConditionLine.tsx'
import { useFilterButtonId, useFilterPanelId } from './FilterButton.tsx'
import css from './FilterPanel.module.css'
import type { FilterField } from './filter-fields.ts'
import { filterFields } from './filter-fields.ts'
import { useLineFocus } from './use-line-focus.ts'

interface Props {
  filter: FilterActor
  collection: ClientCollection
  locale: string | null
}

/** The lines of the filter: of each group all have to hold, of the groups any. */
export function FilterPanel({ filter, collection, locale }: Props) {
  const text = useText()
  const panelId = useFilterPanelId()
  const root = useRef<HTMLElement>(null)
  const groups = useSelector(filter, ({ context }) => context.groups)
  const fields = useFilterFields(collection)
  const focusLine = useLineFocus(root)
  useEscapeWithin(
    () => root.current,
    useFilterButtonId(),
    () => filter.send({ type: 'user.close' }),
  )

  const add = (group: number | null) => {
    filter.send({ type: 'user.add', group })
    focusLine(
      group === null
        ? { group: groups.length, index: 0 }
        : { group, index: groups[group]?.length ?? 0 },
    )
  }
  const remove = (place: ConditionPlace) => {
    filter.send({ type: 'user.remove', place })
    focusLine({ ...place, index: Math.max(0, place.index - 1) })
  }
  return (
    <section ref={root} id={panelId} className={css.root} aria-label={text('list.filter')}>
      {groups.map((lines, group) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is nothing but its place.
        <Fragment key={group}>
          {group > 0 && <p className={css.or}>{text('list.filter.or')}</p>}
          <fieldset
            className={css.group}
            aria-label={text('list.filter.group', { number: group + 1 })}
          >
            {lines.map((condition, index) => (
              <ConditionLine
                // biome-ignore lint/suspicious/noArrayIndexKey: a line is nothing but its place.
                key={index}
                number={index + 1}
                joined={index > 0}
                condition={condition}
                fields={fields}
                locale={locale}
                onChange={(changed) =>
                  filter.send({
                    type: 'user.change',
                    place: { group, index },
                    condition: changed,
                  })
                }
                onRemove={() => remove({ group, index })}
              />
            ))}
            <OfferedButton
              id={`${panelId}-add-line-${group + 1}`}
              label={text('list.filter.addLine')}
              detail={text('list.filter.group', { number: group + 1 })}
              bare
              size="small"
              icon={<PlusIcon />}
              run={() => add(group)}
            />
          </fieldset>
        </Fragment>
      ))}
      <PanelFoot filter={filter} onAdd={() => add(null)} />
    </section>
  )
}

interface FootProps {
  filter: FilterActor
  onAdd: () => void
}

function PanelFoot({ filter, onAdd }: FootProps) {
  const text = useText()
  const panelId = useFilterPanelId()
  return (
    <div className={css.foot}>
      <OfferedButton
        id={`${panelId}-add-group`}
        label={text('list.filter.addGroup')}
        detail={text('list.filter')}
        bare
        size="small"
        icon={<PlusIcon />}
        run={onAdd}
      />
      <Button bare size="small" onClick={() => filter.send({ type: 'user.clear' })}>
        {text('list.clearFilters')}
      </Button>
    </div>
  )
}

function useFilterFields(collection: ClientCollection): readonly FilterField[] {
  const text = useText()
  const language = useLanguage()
  return useMemo(() => filterFields(collection, text, language), [collection, text, language])
}
