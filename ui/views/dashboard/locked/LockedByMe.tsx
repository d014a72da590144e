import { useText } from '../../../kit/text.tsx'
import { Skeleton } from '../../../parts/Skeleton.tsx'
import lines from '../DashboardLines.module.css'
import { DashboardSection } from '../DashboardSection.tsx'
import { UnknownLines } from '../UnknownLines.tsx'
import { OwnLockLine } from './OwnLockLine.tsx'
import { refOf } from './own-locks.ts'
import type { OwnLocks } from './use-own-locks.ts'
import { useOwnLocks } from './use-own-locks.ts'

/** What this person keeps from others, and can give back (NAV-7). */
export function LockedByMe() {
  const text = useText()
  return (
    <DashboardSection label={text('dashboard.locked')}>
      <Content {...useOwnLocks()} />
    </DashboardSection>
  )
}

function Content({ locks, isUnknown, retry, giveBack }: OwnLocks) {
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
        <OwnLockLine
          key={JSON.stringify(refOf(lock))}
          lock={lock}
          onGiveBack={() => giveBack(lock)}
        />
      ))}
    </ul>
  )
}
