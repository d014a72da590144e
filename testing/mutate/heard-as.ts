import { hears } from '../chart/hears.ts'
import type { Step } from '../plan/step.ts'

/** Whether a step can set off arrows of an event, in the words of arrows: `user.save`, `save done`. */
export function isHeardAs(step: Step, event: string): boolean {
  if (event === 'at once' || event === 'all done') return true
  switch (step.cause) {
    case 'event':
      return hears(event, step.event.type)
    case 'clock':
      return event.startsWith('after ')
    default:
      return event === `${step.work} ${step.cause}`
  }
}
