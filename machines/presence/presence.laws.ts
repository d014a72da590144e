import type { Laws } from '#testing/laws'
import { always, asks, broken, emits, ends, hears, never, remember, whenever } from '#testing/laws'
import type { presenceMachine } from './presence.machine.ts'

export const laws: Laws<typeof presenceMachine> = {
  'the server is told what is on the screen': whenever(asks('say'), (seen) =>
    seen.asked.every(({ work, input }) => work !== 'say' || input === seen.now.watch),
  ),
  'what is on the screen is told, or will be within 2 s': remember<typeof presenceMachine, unknown>(
    null,
    (told, seen) => {
      if (!seen.is('on.leading.open')) return null
      const last = ends('say', 'done')(seen)
        ? seen.question
        : ends('connect', 'done')(seen)
          ? null
          : told
      const isPending =
        seen.running.some(({ work }) => work === 'say') || seen.timers.some((left) => left <= 2_000)
      return JSON.stringify(last) === JSON.stringify(seen.now.watch) || isPending ? last : broken
    },
  ),
  'what is watched is what a page said last': remember<typeof presenceMachine, unknown>(
    null,
    (last, seen) => {
      const now = seen.event?.type === 'page.watches' ? seen.event.watch : last
      if (hears('session.left')(seen)) return null
      return now === null || JSON.stringify(seen.now.watch) === JSON.stringify(now) ? now : broken
    },
  ),
  'whoever leads and stops lets another lead': whenever(
    (seen) => seen.was('on.leading') && !seen.is('on.leading'),
    emits('resigned'),
  ),
  'nobody leads who was not let': whenever(
    (seen) => seen.is('on.leading') && !seen.was('on.leading'),
    ends('lead', 'done'),
  ),
  'after signing out nothing goes on': whenever(
    hears('session.left'),
    (seen) =>
      seen.running.length === 0 &&
      seen.timers.length === 0 &&
      seen.now.watch.documents.length === 0 &&
      seen.now.watch.collections.length === 0 &&
      seen.now.attempts === 0,
  ),
  'a lost connection is tried again within 30 s': always(
    (seen) => !seen.is('on.leading.waiting') || seen.timers.some((left) => left <= 30_000),
  ),
  'and at once when the network is back': whenever(
    (seen) => hears('browser.online')(seen) && seen.was('on.leading.waiting'),
    asks('connect'),
  ),
  'each try in a row waits at least as long as the one before': remember<
    typeof presenceMachine,
    number
  >(0, (last, seen) => {
    if (hears('session.left')(seen) || (seen.cause === 'clock' && seen.is('on.leading.open')))
      return 0
    if (!seen.is('on.leading.waiting') || seen.was('on.leading.waiting')) return last
    const wait = Math.max(...seen.timers)
    return wait < last ? broken : wait
  }),
  'a connection that breaks again and again is told as lost': always(
    (seen) =>
      !seen.is('on.leading.waiting') ||
      seen.was('on.leading.waiting') ||
      seen.now.attempts <= 3 ||
      emits('lost')(seen),
  ),
  'who is refused is told, and doesn’t ask again by itself': always(
    (seen) =>
      !seen.is('on.leading.refused') ||
      ((seen.was('on.leading.refused') || emits('lost')(seen)) &&
        seen.running.length === 0 &&
        seen.timers.length === 0 &&
        seen.can({ type: 'session.renewed' })),
  ),
  'a server that may come back is not given up': whenever(
    (seen) => seen.cause === 'failed' && seen.error?.code === 'server.unreachable',
    (seen) => seen.is('on.leading.waiting'),
  ),
  'there is one stream': never(
    (seen) => seen.running.filter(({ work }) => work === 'connect' || work === 'listen').length > 1,
  ),
  'tabs that can’t agree are told so': whenever(
    ends('lead', 'failed'),
    (seen) => emits('lost')(seen) && !seen.is('on.leading'),
  ),
}
