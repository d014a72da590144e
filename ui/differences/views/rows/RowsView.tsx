import { Bar } from '../../../fields/kit/sides/Bar.tsx'
import { Growing } from '../../../fields/kit/sides/Growing.tsx'
import { useText } from '../../../kit/text.tsx'
import { folded } from '../../../marking/folded.ts'
import type { RowsDifference } from '../../engine/difference.ts'
import { Folding } from '../Folding.tsx'
import { LocaleName } from '../LocaleName.tsx'
import type { List } from '../list.ts'
import type { Reading } from '../reading.ts'
import { TakeButtons } from '../TakeButtons.tsx'
import css from './RowsView.module.css'
import { RowView } from './RowView.tsx'

interface Props {
  difference: RowsDifference
  reading: Reading
  List: List
}

/** The rows of both versions in one list: in the order of the later one, what was removed among them. */
export function RowsView({ difference, reading, List }: Props) {
  const text = useText()
  const { field, rows, changes, locale, place } = difference
  const shown = reading.modifiedOnly
    ? folded(rows, (row) => row.changes === 0, 0)
    : rows.map((item, index) => ({ item, index }))
  return (
    <div data-field-path={place.join('.')}>
      <Folding
        summary={
          <>
            <bdi>{field.label ?? field.name}</bdi> <LocaleName locale={locale} reading={reading} />
          </>
        }
        changes={changes}
        startsOpen={changes > 0 || rows.length === 0}
      >
        {() =>
          rows.length === 0 ? (
            <p className={css.quiet}>{text('difference.noRows')}</p>
          ) : (
            <section>
              {changes > 0 && (
                <TakeButtons
                  {...{ reading, place, locale }}
                  kind="value"
                  name={field.label ?? field.name}
                  sides={['from', 'to']}
                />
              )}
              <ol className={css.rows}>
                <Growing
                  items={shown}
                  keyOf={(part) => ('gap' in part ? part.index : part.item.place.join('.'))}
                  step={2}
                  more={(count, show) => (
                    <li>
                      <Bar onOpen={show}>{text('difference.more', { count })}</Bar>
                    </li>
                  )}
                >
                  {(part) =>
                    'gap' in part ? (
                      <li className={css.gap}>
                        {text('difference.sameRows', { count: part.gap })}
                      </li>
                    ) : (
                      <RowView row={part.item} reading={reading} List={List} />
                    )
                  }
                </Growing>
              </ol>
            </section>
          )
        }
      </Folding>
    </div>
  )
}
