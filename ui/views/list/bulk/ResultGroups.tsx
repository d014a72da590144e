import type { ClientCollection } from '#contracts/admin-config'
import type { BulkOutcome, BulkResult } from '#contracts/bulk'
import { useAddresses } from '../../../kit/addresses.ts'
import { useCarriedLocale } from '../../../kit/carried-locale.ts'
import { useFormats } from '../../../kit/formats.ts'
import { useText } from '../../../kit/text.tsx'
import { Collapsible } from '../../../parts/Collapsible.tsx'
import { Link } from '../../../parts/Link.tsx'
import type { SignShape } from '../../../parts/Sign.tsx'
import { Sign } from '../../../parts/Sign.tsx'
import type { DocumentPlace } from './places.ts'
import css from './ResultGroups.module.css'
import { ResultName } from './ResultName.tsx'
import { reasonFor } from './words.ts'

interface Props {
  collection: ClientCollection
  results: readonly BulkResult[]
  /** Says how many have an outcome. */
  wordsFor: (outcome: BulkOutcome, counted: { count: number; number: string }) => string
  placeOf: (result: BulkResult) => DocumentPlace
}

/** `warned`: it would be published, and the checks before that warn of something. */
type Group = BulkOutcome | 'warned'

/** What concerns somebody most comes first. */
const order: readonly Group[] = ['refused', 'gone', 'warned', 'changed', 'unchanged']

const signs: Record<Group, SignShape> = {
  refused: 'cross',
  gone: 'triangle',
  warned: 'triangle',
  changed: 'filled',
  unchanged: 'hollow',
}

const groupOf = ({ outcome, warnings }: BulkResult): Group => (warnings ? 'warned' : outcome)

/** So many are named; who wants to see more of them looks at the list. */
const mostNamed = 100

/** How many there are of each outcome, which they are, and why. */
export function ResultGroups({ collection, results, wordsFor, placeOf }: Props) {
  const text = useText()
  const { number } = useFormats()
  const groups = order.map((name) => ({
    name,
    group: results.filter((result) => groupOf(result) === name),
  }))
  return (
    <div className={css.root}>
      {groups.map(({ name, group }) => {
        const count = group.length
        if (count === 0) return null
        const counted = { count, number: number(count) }
        return (
          <Collapsible
            key={name}
            open={name === 'refused' || name === 'warned'}
            summary={
              <span className={css.summary} data-outcome={name}>
                <Sign shape={signs[name]} />
                {name === 'warned' ? text('bulk.warned', counted) : wordsFor(name, counted)}
              </span>
            }
          >
            <ul className={css.list}>
              {group.slice(0, mostNamed).map((result) => (
                <Result
                  key={result.id}
                  collection={collection}
                  result={result}
                  place={result.outcome === 'gone' ? 'nowhere' : placeOf(result)}
                />
              ))}
              {count > mostNamed && (
                <li className={css.reason}>{text('list.more', { count: count - mostNamed })}</li>
              )}
            </ul>
          </Collapsible>
        )
      })}
    </div>
  )
}

interface ResultProps {
  collection: ClientCollection
  result: BulkResult
  place: DocumentPlace
}

function Result({ collection, result, place }: ResultProps) {
  const text = useText()
  const addresses = useAddresses()
  const carried = useCarriedLocale()
  const { id, title } = result
  const addressOf = place === 'trash' ? addresses.trashed : addresses.document
  const reason = reasonFor(text, collection, result)
  const name = <ResultName slug={collection.slug} {...{ id, title }} />
  return (
    <li>
      {place === 'nowhere' ? (
        name
      ) : (
        <Link href={carried(addressOf(collection.slug, id))}>{name}</Link>
      )}
      {reason && <span className={css.reason}>{reason}</span>}
    </li>
  )
}
