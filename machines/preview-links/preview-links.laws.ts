import type { Laws } from '#testing/laws'
import { always, asks, hears, runs, whenever } from '#testing/laws'
import type { previewLinksMachine } from './preview-links.machine.ts'

export const laws: Laws<typeof previewLinksMachine> = {
  'nothing is shown of what was closed': always(
    ({ snapshot: { context, value } }) =>
      value !== 'closed' || (context.links.length === 0 && context.problem === null),
  ),
  'a link is there before it is revoked': always(
    ({ snapshot }) => !snapshot.matches({ open: 'revoking' }) || snapshot.context.links.length > 0,
  ),
  'nobody waits for an answer that has come': always(
    (seen) =>
      seen.is('open.reading') === runs('read')(seen) &&
      seen.is('open.making') === runs('make')(seen) &&
      seen.is('open.revoking') === runs('revoke')(seen),
  ),
  'they can be closed at any time, and opened again': always((seen) =>
    seen.can({ type: seen.is('closed') ? 'user.open' : 'user.close' }),
  ),
  'what was closed is closed, and nothing goes on': whenever(hears('user.close'), (seen) => {
    return seen.is('closed') && seen.running.length === 0
  }),
  'what is listed can be revoked, and nothing else; a new link can always be made': always(
    (seen) =>
      !seen.is('open.listed') ||
      (seen.can({ type: 'user.make' }) &&
        seen.now.links.every(({ id }) => seen.can({ type: 'user.revoke', id })) &&
        !seen.can({ type: 'user.revoke', id: 'no such link' })),
  ),
  'a link is made only when asked for': whenever(asks('make'), hears('user.make')),
  'a link is revoked only when asked for, and it is that one': whenever(
    asks('revoke'),
    (seen) => seen.event?.type === 'user.revoke' && seen.asked[0]?.input === seen.event.id,
  ),
  'what is listed is what the server said last': whenever(
    (seen) => seen.cause === 'done',
    (seen) => seen.is('open.listed') && seen.now.links === seen.output.links,
  ),
  'a failure says why, and keeps what is listed': whenever(
    (seen) => seen.cause === 'failed',
    (seen) =>
      seen.now.problem !== null &&
      seen.now.links === seen.before?.links &&
      seen.is(seen.work === 'read' ? 'open.unread' : 'open.listed'),
  ),
  'a new try forgets what was wrong before': always(
    (seen) => seen.running.length === 0 || seen.now.problem === null,
  ),
}
