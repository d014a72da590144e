import { useSelector } from '@xstate/react'
import type { ChangedVersion } from '#contracts/changes'
import type { EditSession, TimelineActor } from '#machines/timeline'
import { editSessionsOf, found, isFound } from '#machines/timeline'
import { RetryNotice } from '../../actions/RetryNotice.tsx'
import type { Versioned } from '../../client/version-pages.ts'
import { useSentences } from '../../kit/sentences.ts'
import { problemText, useText } from '../../kit/text.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { LookSwitch } from '../versions/LookSwitch.tsx'
import type { Current } from '../versions/statuses.ts'
import { ChosenBar } from './ChosenBar.tsx'
import { EditSessionItem } from './EditSessionItem.tsx'
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

/** What was changed, edit session by edit session, the latest first, and how far it was looked through. */
export function TimelineView({ of, timeline, current, mayUpdate }: Props) {
  const text = useText()
  const sentences = useSentences()
  const versions = useSelector(timeline, ({ context }) => context.versions)
  const filter = useSelector(timeline, ({ context }) => context.filter)
  const problem = useSelector(timeline, ({ context }) => context.problem)
  const isBusy = useSelector(timeline, (state) => state.hasTag('busy'))
  const count = useSelector(timeline, ({ context }) => found(context).length)
  const sessions = editSessionsOf(versions)
    .map((session) => ({ session, shown: session.versions.filter((one) => isFound(one, filter)) }))
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
        {sessions.map(({ session, shown }) => (
          <EditSessionItem
            key={keyOf(session)}
            {...{ of, timeline, current, session, shown, mayUpdate }}
            startsOpen={shown.length !== session.versions.length}
          />
        ))}
      </ol>
      {problem && (
        <RetryNotice id="timeline-retry" onRetry={() => timeline.send({ type: 'user.retry' })}>
          {sentences(text('timeline.unavailable'), problemText(text, problem))}
        </RetryNotice>
      )}
      <TimelineFoot timeline={timeline} />
      <ChosenBar {...{ of, timeline }} />
    </section>
  )
}

/** Older versions may still join an edit session; its newest one stays. */
const keyOf = ({ versions: [newest] }: EditSession): ChangedVersion['id'] => newest?.id ?? ''
