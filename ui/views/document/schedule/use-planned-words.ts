import { useSelector } from '@xstate/react'
import type { Planned, PlannedAction } from '#contracts/schedule'
import type { TextKey } from '#locales'
import type { ScheduleActor } from '#machines/schedule'
import { useFormats } from '../../../kit/formats.ts'
import { useText } from '../../../kit/text.tsx'

/** What the status line says of plans: what failed, else what comes next; null: nothing is planned. */
export function usePlannedWords(schedule: ScheduleActor): string | null {
  const text = useText()
  const { date } = useFormats()
  const planned = useSelector(schedule, ({ context }) => context.planned)
  const told = planned.find(hasFailed) ?? planned[0]
  if (told === undefined) return null
  return text((hasFailed(told) ? failures : plans)[told.action], {
    time: date(new Date(told.at), 'dayAndTime'),
  })
}

const hasFailed = ({ error }: Planned) => error !== null

const plans: Record<PlannedAction, TextKey> = {
  publish: 'schedule.willPublish',
  unpublish: 'schedule.willUnpublish',
}

const failures: Record<PlannedAction, TextKey> = {
  publish: 'schedule.didNotPublish',
  unpublish: 'schedule.didNotUnpublish',
}
