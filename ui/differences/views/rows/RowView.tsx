import { useOneLanguage } from '../../../fields/use-one-language.ts'
import { useText } from '../../../kit/text.tsx'
import type { RowDifference } from '../../engine/difference.ts'
import { Folding } from '../Folding.tsx'
import type { List } from '../list.ts'
import type { Reading, TakenSide } from '../reading.ts'
import { TakeButtons } from '../TakeButtons.tsx'
import css from './RowView.module.css'
import { useRowName } from './use-row-name.ts'

interface Props {
  row: RowDifference
  reading: Reading
  List: List
}

/** A row or a block: what it is called, what became of it, and the fields that differ. */
export function RowView({ row, reading, List }: Props) {
  const text = useText()
  const { change, changes, children, isMoved, place, unknown } = row
  const { name, number, words } = useRowName(row)
  const isOnlyMoved = change === 'same'
  const oneLanguage = useOneLanguage(row.fields)
  const sides = sidesOf(row)
  const comesBack = reading.take !== null && sides.length === 1 && row.locale === null
  return (
    <li className={css.root} data-change={change} data-field-path={place.join('.')}>
      <Folding
        summary={
          <span className={css.summary}>
            <span className={css.number}>{number}</span>
            {name && <bdi className={css.name}>{name}</bdi>}
            {words && (
              <span dir="auto" className={css.words}>
                {words}
              </span>
            )}
            {change === 'added' && <ins className={css.fate}>{text('difference.added')}</ins>}
            {change === 'removed' && <del className={css.fate}>{text('difference.removed')}</del>}
            {isMoved && (
              <span className={css.fate}>
                {text('difference.moved', { from: twoDigits(row.from), to: twoDigits(row.to) })}
              </span>
            )}
          </span>
        }
        changes={changes}
        startsOpen={!isOnlyMoved}
      >
        {() => (
          <div className={css.fields}>
            {unknown !== null && (
              <p className={css.quiet}>{text('difference.unknownBlock', { name: unknown })}</p>
            )}
            {unknown === null && (
              <TakeButtons
                {...{ reading, place }}
                locale={row.locale}
                kind={isOnlyMoved ? 'rowPlace' : 'row'}
                name={[number, name, words].filter(Boolean).join(' · ')}
                sides={sides}
              />
            )}
            {comesBack && oneLanguage && <p className={css.quiet}>{oneLanguage}</p>}
            <List
              differences={children}
              reading={isOnlyMoved ? { ...reading, modifiedOnly: false } : reading}
            />
          </div>
        )}
      </Folding>
    </li>
  )
}

/** Where it is, it can be taken from. */
const sidesOf = ({ from, to, changes }: RowDifference): TakenSide[] =>
  changes === 0
    ? []
    : [...(from === null ? [] : ['from' as const]), ...(to === null ? [] : ['to' as const])]

const twoDigits = (index: number | null) => String((index ?? 0) + 1).padStart(2, '0')
