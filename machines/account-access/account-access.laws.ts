import type { Laws } from '#testing/laws'
import { always, asks, ends, hears, runs, whenever } from '#testing/laws'
import type { accountAccessMachine } from './account-access.machine.ts'

const firstOf = { forgotPassword: 'asking', resetPassword: 'choosing', verifyEmail: 'verifying' }

export const laws: Laws<typeof accountAccessMachine> = {
  'a link is sent to whoever asked for one': always(
    ({ snapshot: { context, value } }) => value !== 'sent' || context.identifier !== '',
  ),
  'what went well has no problem': always(
    ({ snapshot: { context, value } }) =>
      !['sent', 'reset', 'verified'].includes(String(value)) || context.problem === null,
  ),
  'each way back begins with its own question': whenever(
    (seen) => seen.cause === 'start',
    (seen) => seen.is(firstOf[seen.now.screen]),
  ),
  'nobody waits for an answer that has come': always(
    (seen) =>
      seen.is('requesting') === runs('requestLink')(seen) &&
      (seen.is('resetting') || seen.is('resettingWithCode')) === runs('resetPassword')(seen) &&
      seen.is('verifying') === runs('verifyEmail')(seen),
  ),
  'the link goes to whoever was named': whenever(
    (seen) => seen.was('asking') && hears('user.requestLink')(seen),
    (seen) =>
      asks('requestLink')(seen) &&
      seen.event?.type === 'user.requestLink' &&
      seen.asked[0]?.input.identifier === seen.event.identifier,
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
  'a password that was typed twice alike is set, with the token of the link': whenever(
    (seen) =>
      seen.event?.type === 'user.choosePassword' &&
      seen.event.password === seen.event.again &&
      (seen.was('choosing') || seen.was('differing')),
    (seen) =>
      asks('resetPassword')(seen) &&
      seen.event?.type === 'user.choosePassword' &&
      seen.asked[0]?.input.password === seen.event.password &&
      seen.asked[0].input.token === seen.now.token,
  ),
  'a code is sent with the password that was chosen before': whenever(
    (seen) => seen.was('askingCode') && hears('user.enterCode')(seen),
    (seen) =>
      asks('resetPassword')(seen) &&
      seen.event?.type === 'user.enterCode' &&
      seen.asked[0]?.input.code === seen.event.code &&
      seen.asked[0].input.password === seen.before?.password,
  ),
  'a link that doesn’t work is called expired, for whatever reason': whenever(
    (seen) =>
      seen.work !== 'requestLink' &&
      seen.cause === 'failed' &&
      ['access.refused', 'document.notFound'].includes(seen.error?.code),
    (seen) => seen.is('expired'),
  ),
  'any other failure says why and lets people try again where they were': whenever(
    (seen) =>
      seen.cause === 'failed' &&
      !(
        seen.work !== 'requestLink' &&
        ['access.refused', 'document.notFound'].includes(seen.error?.code)
      ) &&
      !(seen.was('resetting') && seen.error?.code === 'session.codeRequired'),
    (seen) =>
      seen.now.problem !== null &&
      (seen.was('requesting')
        ? seen.is('asking')
        : seen.was('verifying')
          ? seen.is('unverified')
          : seen.was('resetting')
            ? seen.is('choosing')
            : seen.is('askingCode')),
  ),
  'a new try forgets what was wrong before': whenever(
    (seen) => seen.running.length > 0,
    (seen) => seen.now.problem === null,
  ),
}
