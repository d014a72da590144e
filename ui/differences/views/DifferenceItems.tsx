import { Bar } from '../../fields/kit/sides/Bar.tsx'
import { Growing } from '../../fields/kit/sides/Growing.tsx'
import { useText } from '../../kit/text.tsx'
import type { Difference } from '../engine/difference.ts'
import { PartView } from './PartView.tsx'
import type { Reading } from './reading.ts'
import { RowsView } from './rows/RowsView.tsx'
import { ValueView } from './values/ValueView.tsx'

interface Props {
  differences: readonly Difference[]
  reading: Reading
}

/** Differences one below the other, as their fields are on the form. */
export function DifferenceItems({ differences, reading }: Props) {
  const text = useText()
  // What is left out keeps its place: what stays is known by its own, and stays open or closed.
  const shown = differences
    .map((difference, index) => ({ difference, index }))
    .filter(({ difference }) => difference.changes > 0 || !reading.modifiedOnly)
  return (
    <Growing
      items={shown}
      keyOf={({ index }) => index}
      step={7}
      more={(count, show) => <Bar onOpen={show}>{text('difference.more', { count })}</Bar>}
    >
      {({ difference }) => <Item difference={difference} reading={reading} />}
    </Growing>
  )
}

function Item({ difference, reading }: { difference: Difference; reading: Reading }) {
  switch (difference.kind) {
    case 'value':
      return <ValueView difference={difference} reading={reading} />
    case 'rows':
      return <RowsView difference={difference} reading={reading} List={DifferenceItems} />
    case 'part':
      return <PartView difference={difference} reading={reading} List={DifferenceItems} />
  }
}
