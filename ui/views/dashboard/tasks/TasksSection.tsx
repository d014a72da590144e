import { tasksQuestion } from '#contracts/dashboard-questions'
import type { MyAssignments } from '#contracts/my-assignments'
import { useBrought } from '../../../kit/brought.ts'
import { later } from '../../../kit/later.tsx'
import { useText } from '../../../kit/text.tsx'
import { Skeleton } from '../../../parts/Skeleton.tsx'
import { DashboardSection } from '../DashboardSection.tsx'

const MyTasks = later(async () => (await import('./MyTasks.tsx')).MyTasks)

/** What this person is to do (39.2): its files come after the page, into the room of its lines. */
export function TasksSection() {
  const text = useText()
  const brought = useBrought()<MyAssignments>(tasksQuestion)
  const room = (
    <Skeleton label={text('app.loading')} lines={brought?.assignments.length || 1} look="rows" />
  )
  return (
    <DashboardSection label={text('dashboard.tasks')}>
      <MyTasks pending={room} />
    </DashboardSection>
  )
}
