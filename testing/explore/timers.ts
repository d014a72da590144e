import type { EventObject, ExecutableActionObject } from 'xstate'
import { ModelError } from '../model-error.ts'
import { isRecord } from '../objects.ts'
import type { Timer } from './moment.ts'

/** The timers after an action: `after` arms one by a delayed `raise`, and leaving cancels it. */
export function timersAfter(
  timers: readonly Timer[],
  { type, params }: ExecutableActionObject,
): readonly Timer[] {
  if (type === 'xstate.raise' && isDelayed(params)) {
    const { id = '', event, delay } = params
    return [...timers.filter((timer) => timer.id !== id), { id, event, left: delay }]
  }
  if (type === 'xstate.cancel' && isCancellation(params)) {
    return timers.filter(({ id }) => id !== params.sendId)
  }
  return timers
}

/**
 * What no clock can wait for is no delay: XState fires it at once, or never.
 *
 * @throws {ModelError} `chart.badDelay`
 */
export function mustBeDelay(machine: string, { type, params }: ExecutableActionObject): void {
  if (type !== 'xstate.raise' || !isDelayed(params)) return
  const { delay, event } = params
  if (delay >= 0 && delay <= longestDelay) return
  throw new ModelError(
    'chart.badDelay',
    `${machine} waits for ${delay} ms (${event.type}). A delay is a number of milliseconds from 0 to ${longestDelay}.`,
  )
}

/** More than these 24 days overflow in every browser's clock. */
const longestDelay = 2 ** 31 - 1

/** Only the earliest can be next; of two at once, the one that was armed first. */
export const nextTimer = (timers: readonly Timer[]): Timer | undefined =>
  timers.toSorted((one, other) => one.left - other.left)[0]

/** The same timers when so many ms have passed. */
export const elapsed = (timers: readonly Timer[], ms: number): readonly Timer[] =>
  timers.map((timer) => ({ ...timer, left: timer.left - ms }))

interface Delayed {
  id?: string
  event: EventObject
  delay: number
}

const isDelayed = (params: unknown): params is Delayed =>
  isRecord(params) && typeof params.delay === 'number'

const isCancellation = (params: unknown): params is { sendId: string } =>
  isRecord(params) && typeof params.sendId === 'string'
