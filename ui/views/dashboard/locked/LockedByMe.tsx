import { OfferedButton } from '../../../actions/OfferedButton.tsx'
import { useText } from '../../../kit/text.ts'
import { Skeleton } from '../../../parts/Skeleton.tsx'
import lines from '../DashboardLines.module.css'
import css from '../LatestDocuments.module.css'
import { OwnLockLine } from './OwnLockLine.tsx'
import { refOf } from './own-locks.ts'
import type { OwnLocks } from './use-own-locks.ts'
import { useOwnLocks } from './use-own-locks.ts'

/** What this person keeps from others, and can give back (NAV-7). */
export function LockedByMe() {
  const text = useText()
  const label = text('dashboard.locked')
  return (
    <section className={css.root} aria-label={label}>
      <h2 className={lines.heading}>{label}</h2>
      <Content {...useOwnLocks()} />
    </section>
  )
}

function Content({ locks, isUnknown, retry, giveBack }: OwnLocks) {
  const text = useText()
  if (isUnknown) {
    return (
      <div className={css.unknown}>
        <p>{text('dashboard.locked.unknown')}</p>
        <OfferedButton
          id="dashboard-locked-retry"
          label={text('app.tryAgain')}
          detail={text('dashboard.locked')}
          size="small"
          run={retry}
        />
      </div>
    )
  }
  if (!locks) return <Skeleton label={text('app.loading')} lines={1} look="rows" />
  if (locks.length === 0) return <p className={css.nothing}>{text('dashboard.locked.nothing')}</p>
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
