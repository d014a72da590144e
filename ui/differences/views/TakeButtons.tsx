import { useText } from '../../kit/text.tsx'
import { Button } from '../../parts/Button.tsx'
import type { Reading, Taken, TakenSide } from './reading.ts'
import css from './TakeButtons.module.css'

interface Props extends Omit<Taken, 'side'> {
  reading: Reading
  /** The sides that have something to take over. */
  sides: readonly TakenSide[]
  /** They share the line of the value's name, at its end. */
  beside?: boolean
}

/** Takes one side of a difference over into the document, where that is offered (VER-9). */
export function TakeButtons({ reading: { take }, sides, beside = false, ...what }: Props) {
  const text = useText()
  const offered = take ? sides.filter((side) => take.sides.includes(side)) : []
  if (take === null || offered.length === 0) return null
  return (
    <div className={css.root} data-beside={beside || undefined}>
      {offered.map((side) => {
        const action = text(side === 'from' ? 'restoreField.earlier' : 'restoreField.later')
        return (
          <Button
            key={side}
            size="small"
            bare
            aria-label={text('restoreField.of', { action, name: what.name })}
            onClick={() => take.take({ ...what, side })}
          >
            {action}
          </Button>
        )
      })}
    </div>
  )
}
