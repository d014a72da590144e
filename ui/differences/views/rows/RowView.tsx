import { useText } from '../../../kit/text.ts'
import type { RowDifference } from '../../engine/difference.ts'
import { Folding } from '../Folding.tsx'
import type { List } from '../list.ts'
import type { Reading } from '../reading.ts'
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

const twoDigits = (index: number | null) => String((index ?? 0) + 1).padStart(2, '0')
