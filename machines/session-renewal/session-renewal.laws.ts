import type { Laws, Seen } from '#testing/laws'
import {
  always,
  asks,
  broken,
  ends,
  from,
  hears,
  never,
  remember,
  runs,
  whenever,
  within,
} from '#testing/laws'
import type { sessionRenewalMachine } from './session-renewal.machine.ts'

type Step = Seen<typeof sessionRenewalMachine>

const minute = 60_000

/** The session has got all its time, here or in another tab. */
const isRenewed = (seen: Step) => ends('renew', 'done')(seen) || hears('session.confirmed')(seen)
const isOver = (seen: Step) => hears('session.ended')(seen)
const worksOrAsks = (seen: Step) => seen.work === 'untilActive' || hears('user.staySignedIn')(seen)
const isRefused = (seen: Step) =>
  ends('renew', 'failed')(seen) && seen.error.code === 'access.refused'
const isWarned = ({ is }: Step) => is('running.warning.shown')

/** How long before the end a session of this length warns. */
const warningOf = (timeLeft: number) => Math.min(2 * minute, timeLeft / 4)

/** How much time has passed since it was renewed; null: it has ended. */
type Age = number | null
const ageAfter = (age: Age, seen: Step): Age => {
  if (isRenewed(seen)) return 0
  return age === null || isOver(seen) ? null : Math.min(age + seen.ms, seen.now.timeLeft)
}

export const laws: Laws<typeof sessionRenewalMachine> = {
  // How long it lasts
  'a session lasts as long as the server says': always((seen) => {
    const { before, event, now, output } = seen
    if (event?.type === 'session.confirmed') return now.timeLeft === event.timeLeft
    return now.timeLeft === (ends('renew', 'done')(seen) ? output : (before?.timeLeft ?? 0))
  }),
  'it runs from when it is confirmed until it ends': always((seen) => {
    if (isRenewed(seen)) return seen.is('running')
    return seen.is('running') === (seen.was('running') && !isOver(seen))
  }),
  'an ended session has nothing under way': never(
    (seen) => seen.is('idle') && (seen.running.length > 0 || seen.timers.length > 0),
  ),

  // Whoever works
  'whoever works is renewed from half of the time on, and not before': remember<
    typeof sessionRenewalMachine,
    Age
  >(null, (age, seen) => {
    const next = ageAfter(age, seen)
    const isEarly = next !== null && next < seen.now.timeLeft / 2
    return seen.is('running') && isEarly !== seen.is('running.renewal.fresh') ? broken : next
  }),
  'the next key or click is waited for, or the renewal is under way, unless it failed': whenever(
    (seen) =>
      seen.is('running') &&
      !seen.is('running.renewal.fresh') &&
      !seen.is('running.renewal.unrenewed') &&
      !seen.is('running.renewal.final'),
    (seen) => seen.running.length === 1,
  ),
  'nobody is renewed unless they work or ask': whenever(asks('renew'), worksOrAsks),
  'a renewal goes on until it is answered': from<typeof sessionRenewalMachine>(
    runs('renew'),
    runs('renew'),
    (seen) => seen.work === 'renew' || hears('session.confirmed')(seen) || isOver(seen),
  ),
  'time alone renews nothing': never((seen) => seen.cause === 'clock' && asks('renew')(seen)),

  // Whoever is away
  'whoever is away is warned in time, and nobody is sooner': remember<
    typeof sessionRenewalMachine,
    Age
  >(null, (age, seen) => {
    const next = ageAfter(age, seen)
    const { timeLeft } = seen.now
    const due = next === null ? null : timeLeft - warningOf(timeLeft) - next
    const isDue = due !== null && due <= 0
    const isComing = due === null || isDue || seen.timers.includes(due)
    return isComing && isWarned(seen) === isDue ? next : broken
  }),
  'a warning stays until the session is renewed, or over': from<typeof sessionRenewalMachine>(
    isWarned,
    isWarned,
    (seen) => isRenewed(seen) || isOver(seen),
  ),
  'nobody is warned who has no session': never((seen) => isWarned(seen) && !seen.is('running')),

  // What goes wrong
  'a failed renewal ends no session, and takes back no warning': whenever(
    ends('renew', 'failed'),
    (seen) => seen.is('running') && seen.was('running.warning.shown') === isWarned(seen),
  ),
  'after a server that can’t be reached the next key or click is waited for within 10 s': within(
    10_000,
    (seen) => ends('renew', 'failed')(seen) && !isRefused(seen),
    (seen) => seen.running.length > 0 || isRenewed(seen) || isOver(seen),
  ),
  'it is never forgotten to try again': always(
    (seen) => !seen.is('running.renewal.unrenewed') || seen.timers.some((left) => left <= 10_000),
  ),
  'and not at once, so that nobody asks it with every key': never(
    (seen) => ends('renew', 'failed')(seen) && seen.running.length > 0,
  ),
  'a refusal is not asked again before the session is another one': remember<
    typeof sessionRenewalMachine,
    boolean
  >(false, (isFinal, seen) => {
    if (isFinal && asks('renew')(seen)) return broken
    return (isFinal || isRefused(seen)) && !isRenewed(seen) && !isOver(seen)
  }),
  'where it was not refused, whoever wants to stay is heard': always(
    (seen) =>
      !(seen.is('running.renewal.due') || seen.is('running.renewal.unrenewed')) ||
      seen.can({ type: 'user.staySignedIn' }),
  ),
}
