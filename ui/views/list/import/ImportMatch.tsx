import { useSelector } from '@xstate/react'
import { useId } from 'react'
import type { ClientCollection } from '#contracts/admin-config'
import type { ImportMode } from '#contracts/import'
import type { ImportColumn } from '#machines/import'
import type { Target } from '../../../client/import/index.ts'
import { useFormats } from '../../../kit/formats.ts'
import { useText } from '../../../kit/text.tsx'
import { FieldFrame } from '../../../parts/FieldFrame.tsx'
import { NativeSelect } from '../../../parts/NativeSelect.tsx'
import { Notice } from '../../../parts/Notice.tsx'
import { RadioGroup } from '../../../parts/RadioGroup.tsx'
import css from './Import.module.css'
import type { Importing } from './importing.ts'

interface Props {
  collection: ClientCollection
  importing: Importing
}

/** Which column is which field, and which document each line is about. */
export function ImportMatch({ collection, importing: { actor, keys, targetsIn } }: Props) {
  const text = useText()
  const { number } = useFormats()
  const { file, source, targets, key, mode, locale } = useSelector(actor, ({ context }) => context)
  const known = targetsIn(locale)
  const offered = keys.filter((name) => targets.includes(name))
  const labelOf = (name: string) => known.find((target) => target.name === name)?.label ?? name
  const count = { count: source.lines, number: number(source.lines) }
  const isUnmatched = targets.every((target) => target === null)
  return (
    <div className={css.root}>
      <p>{text('import.lines', { ...count, name: file?.name ?? '' })}</p>
      {isUnmatched && <Notice tone="warning">{text('import.noneMatched')}</Notice>}
      <ul className={css.columns} aria-label={text('import.columns')}>
        {source.columns.map((column, place) => (
          <ColumnMatch
            // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one name.
            key={place}
            column={column}
            known={known}
            target={targets[place] ?? null}
            onMatch={(target) => actor.send({ type: 'user.match', column: place, target })}
          />
        ))}
      </ul>
      <FieldFrame label={text('import.key')} description={text('import.key.about')}>
        {(control) => (
          <NativeSelect
            {...control}
            boxed
            value={key ?? ''}
            onChange={({ currentTarget: { value } }) =>
              actor.send({ type: 'user.setKey', key: value === '' ? null : value })
            }
          >
            <option value="">{text('import.key.none')}</option>
            {offered.map((name) => (
              <option key={name} value={name}>
                {labelOf(name)}
              </option>
            ))}
          </NativeSelect>
        )}
      </FieldFrame>
      {key !== null && (
        <RadioGroup
          legend={text('import.mode')}
          value={mode}
          onChange={(mode) => actor.send({ type: 'user.setMode', mode: mode as ImportMode })}
          choices={[
            { value: 'both', label: text('import.mode.both'), disabled: !collection.access.create },
            {
              value: 'create',
              label: text('import.mode.create'),
              disabled: !collection.access.create,
            },
            {
              value: 'update',
              label: text('import.mode.update'),
              disabled: !collection.access.update,
            },
          ]}
        />
      )}
    </div>
  )
}

interface ColumnProps {
  column: ImportColumn
  known: readonly Target[]
  target: string | null
  onMatch: (target: string | null) => void
}

function ColumnMatch({ column: { name, sample }, known, target, onMatch }: ColumnProps) {
  const text = useText()
  const id = useId()
  return (
    <li className={css.column}>
      <label htmlFor={id}>
        <bdi>{name || text('import.noName')}</bdi>
        {sample && (
          <span className={css.sample} dir="auto">
            {sample}
          </span>
        )}
      </label>
      <NativeSelect
        id={id}
        boxed
        value={target ?? ''}
        onChange={({ currentTarget: { value } }) => onMatch(value === '' ? null : value)}
      >
        <option value="">{text('import.leaveOut')}</option>
        {known.map(({ label, name }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </NativeSelect>
    </li>
  )
}
