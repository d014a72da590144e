import { useSelector } from '@xstate/react'
import type { ChangedVersion } from '#config-schema'
import type { Sitting, TimelineActor } from '#machines/timeline'
import { found, isFound, sittingsOf } from '#machines/timeline'
import { RetryNotice } from '../../actions/RetryNotice.tsx'
import type { Versioned } from '../../client/versions.ts'
import { problemText, useText } from '../../kit/text.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { LookSwitch } from '../versions/LookSwitch.tsx'
import type { Current } from '../versions/statuses.ts'
import { ChosenBar } from './ChosenBar.tsx'
import { SittingItem } from './SittingItem.tsx'
import { TimelineEmpty } from './TimelineEmpty.tsx'
import { TimelineFilters } from './TimelineFilters.tsx'
import { TimelineFoot } from './TimelineFoot.tsx'
import css from './TimelineView.module.css'

interface Props {
  of: Versioned
  timeline: TimelineActor
  current: Current
  /** This person may change the document. */
  mayUpdate: boolean
}

/** What was changed sitting by sitting, the latest first, and how far it was looked through. */
export function TimelineView({ of, timeline, current, mayUpdate }: Props) {
  const text = useText()
  const versions = useSelector(timeline, ({ context }) => context.versions)
  const filter = useSelector(timeline, ({ context }) => context.filter)
  const problem = useSelector(timeline, ({ context }) => context.problem)
  const isBusy = useSelector(timeline, (state) => state.hasTag('busy'))
  const count = useSelector(timeline, ({ context }) => found(context).length)
  const sittings = sittingsOf(versions)
    .map((sitting) => ({ sitting, shown: sitting.versions.filter((one) => isFound(one, filter)) }))
    .filter(({ shown }) => shown.length > 0)
  return (
    <section className={css.root} aria-label={text('timeline.title')}>
      <div className={css.head}>
        <LookSwitch look="timeline" />
        <TimelineFilters {...{ versions, filter }} entity={of.entity} />
      </div>
      {versions.length === 0 && isBusy && (
        <Skeleton label={text('timeline.looking')} lines={6} look="rows" />
      )}
      {count === 0 && !isBusy && !problem && (
        <TimelineEmpty entity={of.entity} timeline={timeline} />
      )}
      <ol className={css.sittings}>
        {sittings.map(({ sitting, shown }) => (
          <SittingItem
            key={keyOf(sitting)}
            {...{ of, timeline, current, sitting, shown, mayUpdate }}
            startsOpen={shown.length !== sitting.versions.length}
          />
        ))}
      </ol>
      {problem && (
        <RetryNotice id="timeline-retry" onRetry={() => timeline.send({ type: 'user.retry' })}>
          {text('timeline.unavailable')} {problemText(text, problem)}
        </RetryNotice>
      )}
      <TimelineFoot timeline={timeline} />
      <ChosenBar {...{ of, timeline }} />
    </section>
  )
}

/** Older versions may still join a sitting; its newest one stays. */
const keyOf = ({ versions: [newest] }: Sitting): ChangedVersion['id'] => newest?.id ?? ''
