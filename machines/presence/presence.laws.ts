import type { Laws, Seen } from '#testing/laws'
import {
  always,
  asks,
  atMostEvery,
  broken,
  emits,
  ends,
  hears,
  never,
  remember,
  runs,
  whenever,
} from '#testing/laws'
import type { presenceMachine } from './presence.machine.ts'

type Step = Seen<typeof presenceMachine>

/** ms after which a connection has shown that it lasts. */
const steady = 10_000

const open = 'on.leading.open'
const waiting = 'on.leading.waiting'
const refused = 'on.leading.refused'

const leaves = hears('session.left')
const connects = ends('connect', 'done')
/** The server says no, and will say so again. */
const isRefused = (seen: Step) =>
  (ends('connect', 'failed')(seen) || ends('say', 'failed')(seen)) &&
  seen.error.code === 'session.ended'
const breaks = (seen: Step) =>
  seen.work === 'listen' ||
  ((ends('connect', 'failed')(seen) || ends('say', 'failed')(seen)) && !isRefused(seen))

/** How many connections in a row did not last, and for how long this one is open; null: it isn't. */
interface Tries {
  failed: number
  openFor: number | null
}
const noTries: Tries = { failed: 0, openFor: null }

function triesAfter({ failed, openFor }: Tries, seen: Step): Tries {
  if (!seen.is('on')) return noTries
  if (connects(seen)) return { failed, openFor: 0 }
  const passed = openFor === null ? null : Math.min(openFor + seen.ms, steady)
  const before = passed === steady ? 0 : failed
  if (breaks(seen)) return { failed: Math.min(before + 1, 6), openFor: null }
  return { failed: before, openFor: seen.is(open) ? passed : null }
}

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
  'a lost connection is tried again within 30 s': always(
    (seen) => !seen.is('on.leading.waiting') || seen.timers.some((left) => left <= 30_000),
  ),
  'each try in a row waits twice as long as the one before, until one has lasted 10 s': remember<
    typeof presenceMachine,
    Tries
  >(noTries, (before, seen) => {
    const tries = triesAfter(before, seen)
    const wait = Math.min(1000 * 2 ** tries.failed, 30_000)
    return !breaks(seen) || seen.timers.includes(wait) ? tries : broken
  }),
  'that others are not known of is told where it lasts, and only then': remember<
    typeof presenceMachine,
    Tries
  >(noTries, (before, seen) => {
    const tries = triesAfter(before, seen)
    const isLost =
      isRefused(seen) || ends('lead', 'failed')(seen) || (breaks(seen) && tries.failed > 3)
    return emits('lost')(seen) === isLost ? tries : broken
  }),
  'who is refused is told, and doesn’t ask again by itself': always(
    (seen) =>
      !seen.is('on.leading.refused') ||
      ((seen.was('on.leading.refused') || emits('lost')(seen)) &&
        seen.running.length === 0 &&
        seen.timers.length === 0 &&
        seen.can({ type: 'session.renewed' })),
  ),
  'there is one stream': never(
    (seen) => seen.running.filter(({ work }) => work === 'connect' || work === 'listen').length > 1,
  ),
  'nothing goes on before anything is watched': never(
    (seen) => !seen.is('on') && (seen.running.length > 0 || seen.timers.length > 0),
  ),
  'it ends only with the session': whenever(
    (seen) => seen.was('on'),
    (seen) => seen.is('on') === !leaves(seen),
  ),
  'whoever leads goes on leading, and nobody else resigns': always(
    (seen) =>
      (!seen.was('on.leading') || leaves(seen) || seen.is('on.leading')) &&
      emits('resigned')(seen) === (seen.was('on.leading') && leaves(seen)),
  ),
  'a connection is listened to as long as it is open': always(
    (seen) => seen.is(open) === runs('listen')(seen),
  ),
  'a connection stays open until it breaks, or somebody leaves': whenever(
    (seen) => seen.was(open) && !seen.is(open),
    (seen) => breaks(seen) || isRefused(seen) || leaves(seen),
  ),
  'a connection that breaks is waited for, one that is refused is not': always(
    (seen) => (!breaks(seen) || seen.is(waiting)) && (!isRefused(seen) || seen.is(refused)),
  ),
  'it connects only where there is no connection': whenever(
    asks('connect'),
    (seen) => ends('lead', 'done')(seen) || seen.was(waiting) || seen.was(refused),
  ),
  'the server is told every 2 s at most': atMostEvery(2_000, asks('say'), connects),
  'what is said goes on being said until it is heard': whenever(
    (seen) => seen.was('on.leading.open.saying') && seen.is('on.leading.open'),
    (seen) => seen.work === 'say' || runs('say')(seen),
  ),
  'what is on the screen already is not told again': never(
    (seen) =>
      asks('say')(seen) &&
      !connects(seen) &&
      seen.before?.said != null &&
      JSON.stringify(seen.before.said) === JSON.stringify(seen.now.watch) &&
      !hears('page.watches')(seen),
  ),
}
