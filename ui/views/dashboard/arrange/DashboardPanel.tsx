import type { ArrangementActor } from '#machines/arrangement'
import { ArrangementPanel } from '../../../arrangement/ArrangementPanel.tsx'
import { useText } from '../../../kit/text.tsx'
import { dashboardPanelId } from './DashboardButton.tsx'
import { useSectionNames } from './use-section-names.ts'

/** Every section of the dashboard: shown or not, and where it stands. */
export function DashboardPanel({ arrangement }: { arrangement: ArrangementActor }) {
  const text = useText()
  const labelOf = useSectionNames()
  return (
    <ArrangementPanel
      arrangement={arrangement}
      id={dashboardPanelId}
      label={text('dashboard.arrange')}
      labelOf={labelOf}
      lastStays={text('dashboard.arrange.last')}
      unkept={text('dashboard.arrange.unkept')}
    />
  )
}
