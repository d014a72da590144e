import type { Laws } from '#testing/laws'
import { always, asks, hears, never, whenever } from '#testing/laws'
import type { scheduleMachine } from './schedule.machine.ts'

export const laws: Laws<typeof scheduleMachine> = {
  'what is planned is what was asked': whenever(
    asks('plan'),
    (seen) => seen.event?.type === 'user.plan' && seen.asked[0]?.input === seen.event.plan,
  ),
  'only what is listed is removed': whenever(
    asks('remove'),
    (seen) =>
      seen.event?.type === 'user.remove' &&
      seen.asked[0]?.input === seen.event.id &&
      seen.now.planned.some((one: { id: unknown }) => one.id === seen.asked[0]?.input),
  ),
  'what is shown is what the server said last': whenever(
    (seen) => seen.cause === 'done',
    (seen) => seen.now.planned === seen.output.planned,
  ),
  'what the checks warn of is shown with the plan, and with no other': whenever(
    (seen) => seen.cause === 'done',
    ({ now, output }) =>
      now.warnings.length === (output.warnings?.length ?? 0) &&
      now.warnings.every((warning, index) => warning === output.warnings[index]),
  ),
  'a refusal says why and keeps the list': whenever(
    (seen) => seen.cause === 'failed',
    (seen) =>
      seen.now.planned === seen.before?.planned && (!seen.is('open') || seen.now.problem !== null),
  ),
  'what was refused can be tried again': always(
    (seen) => !seen.is('open.unread') || seen.can({ type: 'user.retry' }),
  ),
  'closing in the middle of a request asks how it ended': whenever(
    (seen) => hears('user.close')(seen) && seen.was('open'),
    asks('read'),
  ),
  'it can always be closed': always((seen) => !seen.is('open') || seen.can({ type: 'user.close' })),
  'what is due is read anew': whenever(
    (seen) => hears('clock.due')(seen) && seen.was('known'),
    asks('read'),
  ),
  'nothing asked is left over': never(
    (seen) => seen.running.length === 0 && (seen.now.asked !== null || seen.now.removed !== null),
  ),
}
