import type { Laws } from '#testing/laws'
import { always, asks, ends, hears, runs, whenever } from '#testing/laws'
import type { apiKeyMachine } from './api-key.machine.ts'

export const laws: Laws<typeof apiKeyMachine> = {
  'a key is known only while it is shown': always(
    ({ snapshot: { context, value } }) => (context.apiKey !== null) === (value === 'shown'),
  ),
  'nothing is made or revoked without the password that was typed': whenever(
    (seen) => asks('generate')(seen) || asks('revoke')(seen),
    (seen) =>
      seen.event?.type === 'user.confirm' && seen.asked[0]?.input.password === seen.event.password,
  ),
  'the key that is shown is the one that was made': whenever(
    (seen) => seen.is('shown'),
    (seen) => seen.work !== 'generate' || seen.now.apiKey === seen.output.apiKey,
  ),
  'nobody waits for an answer that has come': always(
    (seen) =>
      seen.is('generating') === runs('generate')(seen) &&
      seen.is('revoking') === runs('revoke')(seen),
  ),
  'a password that was typed is used for what was asked, and for nothing else': always(
    (seen) =>
      asks('generate')(seen) === (seen.was('askedToGenerate') && hears('user.confirm')(seen)) &&
      asks('revoke')(seen) === (seen.was('askedToRevoke') && hears('user.confirm')(seen)),
  ),
  'a new key is shown until the person is done with it': always(
    (seen) =>
      (!ends('generate', 'done')(seen) || seen.is('shown')) &&
      (!seen.is('shown') || seen.can({ type: 'user.done' })) &&
      (!(seen.was('shown') && hears('user.done')(seen)) || seen.is('set')),
  ),
  'whether there is a key is remembered': always(
    (seen) => (!seen.is('set') || seen.now.isSet) && (!seen.is('none') || !seen.now.isSet),
  ),
  'what was wrong is forgotten with the question': always(
    (seen) => seen.now.problem === null || ['askedToGenerate', 'askedToRevoke'].some(seen.is),
  ),
}
