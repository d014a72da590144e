import { useRowLabel } from 'stateroom-admin/ui'

/** Where a scene is, and how long. */
export function SceneLabel() {
  const { data, rowNumber } = useRowLabel<{ place?: string; minutes?: number }>()
  return (
    <span>
      Scene {rowNumber} in {data.place}, {data.minutes} min
    </span>
  )
}

/** The first words of a quote. */
export const QuoteLabel = () => <q>{useRowLabel<{ words?: string }>().data.words}</q>
