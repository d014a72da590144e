import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import type { ChangedVersion } from '#contracts/changes'
import { memberNamed } from '#contracts/fields'
import type { TimelineFilter } from '#machines/timeline'
import { useGo, usePath, useSearch } from '../../kit/place.ts'
import { useText } from '../../kit/text.tsx'
import { NativeSelect } from '../../parts/NativeSelect.tsx'
import { fieldChoices } from './field-choices.ts'
import css from './TimelineView.module.css'
import { timelineHref } from './timeline-place.ts'

interface Props {
  entity: ClientCollection | ClientGlobal
  versions: readonly ChangedVersion[]
  filter: TimelineFilter
}

/** Only what changed in one field, or what one person changed. Both are in the address. */
export function TimelineFilters({ entity, versions, filter }: Props) {
  const text = useText()
  const go = useGo()
  const at = { path: usePath(), search: useSearch() }
  const fields = fieldChoices(entity.fields, filter.field)
  const people = new Set(versions.map(({ author }) => author ?? ''))
  if (filter.by !== null) people.add(filter.by)
  return (
    <div className={css.filters}>
      <NativeSelect
        boxed
        aria-label={text('timeline.field')}
        value={filter.field ?? ''}
        onChange={({ target: { value } }) => go(timelineHref(at, { field: value || null }))}
      >
        <option value="">{text('timeline.anyField')}</option>
        {fields.map((name) => (
          <option key={name} value={name}>
            {memberNamed(entity.fields, name)?.part.label ?? name}
          </option>
        ))}
      </NativeSelect>
      <NativeSelect
        boxed
        aria-label={text('timeline.by')}
        value={filter.by === null ? '' : `=${filter.by}`}
        onChange={({ target: { value } }) =>
          go(timelineHref(at, { by: value === '' ? null : value.slice(1) }))
        }
      >
        <option value="">{text('timeline.anybody')}</option>
        {[...people].toSorted().map((name) => (
          <option key={name} value={`=${name}`}>
            {name || text('versions.unknown')}
          </option>
        ))}
      </NativeSelect>
    </div>
  )
}
