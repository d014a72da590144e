import type { Cases } from '../plan/cases.ts'
import type { Step } from '../plan/step.ts'
import type { Moment } from './moment.ts'
import { nextTimer } from './timers.ts'

/** All that the world might do next, whether the machine listens or not. */
export function offers({ timers, running }: Moment, { events, endsOf }: Cases): Step[] {
  const due = nextTimer(timers)
  return [
    ...events,
    ...(due ? [{ cause: 'clock' as const, ms: due.left }] : []),
    ...running.flatMap(({ child, work }) => endsOf(work, child)),
  ]
}
