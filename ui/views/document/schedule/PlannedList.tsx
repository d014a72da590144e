import { useSelector } from '@xstate/react'
import type { Planned, PlannedAction } from '#contracts/schedule'
import type { TextKey } from '#locales'
import type { ScheduleActor } from '#machines/schedule'
import { useLocaleLabel } from '../../../kit/locale.ts'
import { useLanguage, useText } from '../../../kit/text.tsx'
import { Button } from '../../../parts/Button.tsx'
import css from './PlannedList.module.css'
import { ownZone } from './time-zones.ts'

/** What is to happen with the document by itself, who planned it, and what did not come about. */
export function PlannedList({ schedule }: { schedule: ScheduleActor }) {
  const text = useText()
  const planned = useSelector(schedule, ({ context }) => context.planned)
  if (planned.length === 0) return <p className={css.none}>{text('schedule.none')}</p>
  return (
    <ul className={css.root} aria-label={text('schedule.planned')}>
      {planned.map((one) => (
        <PlannedItem key={one.id} planned={one} schedule={schedule} />
      ))}
    </ul>
  )
}

function PlannedItem({ planned, schedule }: { planned: Planned; schedule: ScheduleActor }) {
  const text = useText()
  const { action, at, by, error, id } = planned
  const isRemoving = useSelector(schedule, ({ context }) => context.removed === id)
  const when = useWhen(planned)
  const labelOf = useLocaleLabel()
  const locale = planned.locale === null ? null : labelOf(planned.locale)
  const what = text(actions[action])
  return (
    <li className={css.item}>
      <div className={css.words}>
        <p className={css.what}>
          {what} · <time dateTime={at}>{when}</time>
          {locale !== null && ` · ${text('schedule.only', { locale })}`}
        </p>
        {by !== null && <p className={css.who}>{text('schedule.by', { name: by })}</p>}
        {error !== null && (
          <p className={css.error}>{text('schedule.failed', { reason: error })}</p>
        )}
      </div>
      <Button
        size="small"
        busy={isRemoving}
        aria-label={text('schedule.removeThis', { what, when })}
        onClick={() => schedule.send({ type: 'user.remove', id })}
      >
        {text('schedule.remove')}
      </Button>
    </li>
  )
}

const actions: Record<PlannedAction, TextKey> = {
  publish: 'schedule.publish',
  unpublish: 'schedule.unpublish',
}

/** By the clock that it was planned by; which one is said where it is not the reader's. */
function useWhen({ at, timezone }: Planned): string {
  const language = useLanguage()
  const isForeign = timezone !== null && timezone !== ownZone()
  return new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    ...(isForeign && { timeZone: timezone, timeZoneName: 'short' }),
  }).format(new Date(at))
}
