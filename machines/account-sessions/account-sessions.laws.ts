import type { Laws } from '#testing/laws'
import { always, asks, runs, whenever } from '#testing/laws'
import type { accountSessionsMachine } from './account-sessions.machine.ts'

export const laws: Laws<typeof accountSessionsMachine> = {
  'only this browser stays where nothing else is left': always(
    ({ snapshot: { context, value } }) => value !== 'ending' || context.sessions.length > 1,
  ),
  'what is ended is what was chosen': whenever(
    asks('end'),
    (seen) =>
      (seen.event?.type === 'user.endOthers' && seen.asked[0]?.input.end === 'others') ||
      (seen.event?.type === 'user.end' && seen.asked[0]?.input.end === seen.event.id),
  ),
  'this browser is never ended from here': whenever(
    asks('end'),
    (seen) => seen.asked[0]?.input.end !== 'here',
  ),
  'what is listed is what the server said last': whenever(
    (seen) => seen.cause === 'done' && seen.is('listed'),
    (seen) => seen.now.sessions === seen.output.sessions,
  ),
  'a failure says why, and keeps the list': whenever(
    (seen) => seen.cause === 'failed',
    (seen) => seen.now.problem !== null && seen.now.sessions === seen.before?.sessions,
  ),
  'nobody waits for an answer that has come': always(
    (seen) => seen.is('reading') === runs('read')(seen) && seen.is('ending') === runs('end')(seen),
  ),
  'every other session can be ended, alone or with all others; this one cannot': always((seen) => {
    if (!seen.is('listed')) return true
    const { sessions } = seen.now
    return (
      sessions.every(({ id, isCurrent }) => seen.can({ type: 'user.end', id }) === !isCurrent) &&
      seen.can({ type: 'user.endOthers' }) === sessions.some(({ isCurrent }) => !isCurrent)
    )
  }),
  'what is read or ended shows a list, or says that there is none': whenever(
    (seen) => seen.cause === 'done',
    (seen) => seen.is(seen.output.sessions === null ? 'off' : 'listed'),
  ),
  'a list that can’t be read says so; one that was there stays': whenever(
    (seen) => seen.cause === 'failed',
    (seen) => seen.is(seen.work === 'read' ? 'unread' : 'listed'),
  ),
  'a new try forgets what was wrong before': always(
    (seen) => seen.running.length === 0 || seen.now.problem === null,
  ),
}
