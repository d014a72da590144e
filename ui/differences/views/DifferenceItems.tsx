import type { ReactNode } from 'react'
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
export const DifferenceItems = ({ differences, reading }: Props): ReactNode =>
  differences.map((difference, index) =>
    reading.modifiedOnly && difference.changes === 0 ? null : (
      // biome-ignore lint/suspicious/noArrayIndexKey: what is left out keeps its place, so the index is one's name.
      <Item key={index} difference={difference} reading={reading} />
    ),
  )

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
