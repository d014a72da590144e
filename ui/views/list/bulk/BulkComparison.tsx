import type { ClientCollection } from '#contracts/admin-config'
import type { BulkResult } from '#contracts/bulk'
import type { BulkEdit } from '#contracts/bulk-edit'
import { namesIn } from '#contracts/bulk-edit'
import { Sides } from '../../../fields/kit/sides/Sides.tsx'
import { useFormats } from '../../../kit/formats.ts'
import { useText } from '../../../kit/text.tsx'
import { Cell } from '../cells/Cell.tsx'
import css from './BulkComparison.module.css'
import type { Share, Shown } from './comparison.ts'
import { knownIn, transitionsOf } from './comparison.ts'
import type { EditableField } from './editable-fields.ts'
import { editableFields } from './editable-fields.ts'

interface Props {
  collection: ClientCollection
  edit: BulkEdit
  /** Those that will change. */
  results: readonly BulkResult[]
}

/** So many values are shown of each field, and so many of what each comes from. */
const mostShown = 5

/** What each field of an edit has in the documents that will change, and what it will have. */
export function BulkComparison({ collection, edit, results }: Props) {
  const text = useText()
  const { number } = useFormats()
  const known = knownIn(results)
  const names = namesIn(edit)
  if (known.length === 0) return null
  return (
    <div className={css.root}>
      <dl className={css.fields}>
        {editableFields(collection)
          .filter(({ name }) => names.includes(name))
          .map((field) => (
            <div key={field.name} className={css.field}>
              <dt>{field.label ?? field.name}</dt>
              <Transitions field={field} transitions={transitionsOf(field, edit, known)} />
            </div>
          ))}
      </dl>
      {known.length < results.length && (
        <p className={css.note}>
          {text('bulk.compared', { done: number(known.length), total: number(results.length) })}
        </p>
      )}
    </div>
  )
}

interface TransitionsProps {
  field: EditableField
  transitions: ReturnType<typeof transitionsOf>
}

function Transitions({ field, transitions }: TransitionsProps) {
  const text = useText()
  const further = transitions.length - mostShown
  return (
    <>
      {transitions.slice(0, mostShown).map(({ before, after }) => (
        <dd key={JSON.stringify(after)}>
          <Sides
            change="changed"
            from={<Shares field={field} shares={before} />}
            to={after.value === null ? null : <FieldValue field={field} shown={after} />}
          />
        </dd>
      ))}
      {further > 0 && <dd className={css.note}>{text('list.more', { count: further })}</dd>}
    </>
  )
}

/** One below the other: the values of a list have commas of their own. */
function Shares({ field, shares }: { field: EditableField; shares: readonly Share[] }) {
  const text = useText()
  const { number } = useFormats()
  const further = shares.length - mostShown
  return (
    <ul className={css.shares}>
      {shares.slice(0, mostShown).map(({ shown, count }) => (
        <li key={JSON.stringify(shown)}>
          {shown.value === null ? (
            <span className={css.note}>{text('difference.nothing')}</span>
          ) : (
            <FieldValue field={field} shown={shown} />
          )}{' '}
          <bdi className={css.note}>({number(count)})</bdi>
        </li>
      ))}
      {further > 0 && <li className={css.note}>{text('list.more', { count: further })}</li>}
    </ul>
  )
}

const FieldValue = ({ field, shown: { value, zone } }: { field: EditableField; shown: Shown }) => (
  <bdi>
    <Cell content={field} value={value} zone={zone} doc={{ [field.name]: value }} />
  </bdi>
)
