import { useText } from '../../../kit/text.tsx'
import { Skeleton } from '../../../parts/Skeleton.tsx'
import lines from '../DashboardLines.module.css'
import { DashboardSection } from '../DashboardSection.tsx'
import { UnknownLines } from '../UnknownLines.tsx'
import { LockLine } from './LockLine.tsx'
import { refOf } from './locked-documents.ts'
import type { Locks } from './use-locked-documents.ts'
import { useLockedDocuments } from './use-locked-documents.ts'

/** Who edits what: what this person keeps from others, and can release, and what others keep (NAV-7). */
export function LockedDocuments() {
  const text = useText()
  return (
    <DashboardSection label={text('dashboard.locked')}>
      <Content {...useLockedDocuments()} />
    </DashboardSection>
  )
}

function Content({ locks, isUnknown, retry, giveBack }: Locks) {
  const text = useText()
  if (isUnknown) {
    return (
      <UnknownLines
        id="dashboard-locked"
        label={text('dashboard.locked')}
        words={text('dashboard.locked.unknown')}
        onRetry={retry}
      />
    )
  }
  if (!locks) return <Skeleton label={text('app.loading')} lines={1} look="rows" />
  if (locks.length === 0) return <p className={lines.nothing}>{text('dashboard.locked.nothing')}</p>
  return (
    <ul>
      {locks.map((lock) => (
        <LockLine key={JSON.stringify(refOf(lock))} lock={lock} onGiveBack={() => giveBack(lock)} />
      ))}
    </ul>
  )
}
