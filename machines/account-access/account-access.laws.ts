import type { Laws } from '#testing/laws'
import { always, ends, runs, whenever } from '#testing/laws'
import type { accountAccessMachine } from './account-access.machine.ts'

export const laws: Laws<typeof accountAccessMachine> = {
  'a link is sent to whoever asked for one': always(
    ({ snapshot: { context, value } }) => value !== 'sent' || context.identifier !== '',
  ),
  'what went well has no problem': always(
    ({ snapshot: { context, value } }) =>
      !['sent', 'reset', 'verified'].includes(String(value)) || context.problem === null,
  ),
  'nobody waits for an answer that has come': always(
    (seen) =>
      seen.is('requesting') === runs('requestLink')(seen) &&
      (seen.is('resetting') || seen.is('resettingWithCode')) === runs('resetPassword')(seen) &&
      seen.is('verifying') === runs('verifyEmail')(seen),
  ),
  'whether an account exists is never said: every name that was taken gets a link': whenever(
    ends('requestLink', 'done'),
    (seen) => seen.is('sent'),
  ),
  'two passwords that differ are never sent': whenever(
    (seen) =>
      seen.event?.type === 'user.choosePassword' &&
      seen.event.password !== seen.event.again &&
      (seen.was('choosing') || seen.was('differing')),
    (seen) => seen.is('differing') && seen.running.length === 0,
  ),
  'a new try forgets what was wrong before': whenever(
    (seen) => seen.running.length > 0,
    (seen) => seen.now.problem === null,
  ),
}
