import type { ClientCollection } from '#contracts/admin-config'
import type { Json } from '#contracts/documents'
import type { FieldChange } from '#contracts/import'
import type { KeptLine, Target } from '../../../client/import/index.ts'
import { useAddresses } from '../../../kit/addresses.ts'
import { useCarriedLocale } from '../../../kit/carried-locale.ts'
import { useText } from '../../../kit/text.tsx'
import { Link } from '../../../parts/Link.tsx'
import { ResultName } from '../bulk/ResultName.tsx'
import { reasonFor } from '../bulk/words.ts'
import css from './ImportLines.module.css'

interface Props {
  collection: ClientCollection
  targets: readonly Target[]
  /** What the file calls the column that lines are matched by. */
  keyColumn: string | null
  line: KeptLine
}

/** One line of the file: what it is about, and what it changes, or why it cannot. */
export function LineResult({ collection, targets, keyColumn, line: { line, result } }: Props) {
  const text = useText()
  const addresses = useAddresses()
  const carried = useCarriedLocale()
  if (!result) return null
  const { id, title, changes = [] } = result
  const reason = reasonFor(text, collection, result)
  const isToldByReason = title === null && id === null && result.problem?.details.line !== undefined
  const column = result.problem && aboutKey.has(result.problem.code) ? keyColumn : null
  const where =
    column === null ? text('import.line', { line }) : text('import.lineColumn', { line, column })
  return (
    <li>
      {!isToldByReason && <span className={css.number}>{where}</span>}{' '}
      {id === null ? (
        title
      ) : (
        <Link href={carried(addresses.document(collection.slug, id))}>
          <ResultName slug={collection.slug} {...{ id, title }} />
        </Link>
      )}
      {reason && <span className={css.reason}>{reason}</span>}
      {changes.length > 0 && (
        <dl className={css.changes}>
          {changes.map((change) => (
            <Change key={columnName(change)} change={change} targets={targets} />
          ))}
        </dl>
      )}
    </li>
  )
}

/** What they say concerns the value that lines are matched by. */
const aboutKey: ReadonlySet<string> = new Set([
  'import.ambiguous',
  'import.exists',
  'import.noKey',
  'import.unknown',
])

function Change({ change, targets }: { change: FieldChange; targets: readonly Target[] }) {
  const text = useText()
  const { from, to } = change
  const label = targets.find(({ name }) => name === columnName(change))?.label ?? change.path
  return (
    <>
      <dt>{label}</dt>
      <dd>
        {!isEmpty(from) && (
          <>
            <del>{shown(from)}</del> →{' '}
          </>
        )}
        {isEmpty(to) ? text('import.emptied') : <ins>{shown(to)}</ins>}
      </dd>
    </>
  )
}

const columnName = ({ path, locale }: FieldChange): string => (locale ? `${path}[${locale}]` : path)

const isEmpty = (value: Json): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** As much as can be told apart. */
const most = 160

function shown(value: Json): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > most ? `${text.slice(0, most)}…` : text
}
