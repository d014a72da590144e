import type { ArrangementActor } from '#machines/arrangement'
import { ArrangementButton } from '../../../arrangement/ArrangementButton.tsx'
import { useText } from '../../../kit/text.tsx'
import { LayoutDashboardIcon } from '../../../parts/icons.ts'

export const dashboardPanelId = 'dashboard-sections'

/** Opens and closes the choice of sections. */
export function DashboardButton({ arrangement }: { arrangement: ArrangementActor }) {
  const text = useText()
  return (
    <ArrangementButton
      bare
      arrangement={arrangement}
      panel={dashboardPanelId}
      label={text('dashboard.arrange')}
      icon={<LayoutDashboardIcon />}
    />
  )
}
