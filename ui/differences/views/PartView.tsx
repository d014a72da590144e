import type { PartDifference } from '../engine/difference.ts'
import { Folding } from './Folding.tsx'
import { LocaleName } from './LocaleName.tsx'
import type { List } from './list.ts'
import css from './PartView.module.css'
import type { Reading } from './reading.ts'
import { TakeButtons } from './TakeButtons.tsx'

interface Props {
  difference: PartDifference
  reading: Reading
  List: List
}

/** Fields that belong together: under a heading that folds, where they have one. */
export function PartView({ difference, reading, List }: Props) {
  const { label, look, isWhole, children, changes, locale, place } = difference
  const fields = <List differences={children} reading={reading} />
  if (look === 'plain' || label === null) return fields
  return (
    <div data-field-path={place.join('.')}>
      <Folding
        summary={
          <>
            <bdi>{label}</bdi> <LocaleName locale={locale} reading={reading} />
          </>
        }
        changes={changes}
        startsOpen={changes > 0}
      >
        {() => (
          <div className={css.fields}>
            {isWhole && changes > 0 && (
              <TakeButtons
                {...{ reading, place, locale }}
                kind="group"
                name={label}
                sides={['from', 'to']}
              />
            )}
            {fields}
          </div>
        )}
      </Folding>
    </div>
  )
}
