import type { ArrangementActor } from '#machines/arrangement'
import { ArrangementPanel } from '../../../arrangement/ArrangementPanel.tsx'
import { useText } from '../../../kit/text.tsx'

interface Props {
  arrangement: ArrangementActor
  id: string
  /** What a section is called. */
  labelOf: (section: string) => string
}

/** Every section of the dashboard: shown or not, and where it stands. */
export function DashboardPanel({ arrangement, id, labelOf }: Props) {
  const text = useText()
  return (
    <ArrangementPanel
      arrangement={arrangement}
      {...{ id, labelOf }}
      label={text('dashboard.arrange')}
      lastStays={text('dashboard.arrange.last')}
      unkept={text('dashboard.arrange.unkept')}
    />
  )
}
