import type { DocumentId } from '#contracts/documents'
import type { Laws, Seen } from '#testing/laws'
import { always, asks, broken, ends, hears, remember, runs, whenever } from '#testing/laws'
import type { timelineMachine } from './timeline.machine.ts'
import type { TimelineContext } from './timeline.types.ts'

type Step = Seen<typeof timelineMachine>

/** So many are found, or more, before anybody has to ask for more. */
const enough = 10

const looked = ends('look', 'done')

const foundIn = ({ versions, filter: { field, by } }: TimelineContext) =>
  versions.filter(
    (version) =>
      (field === null || version.fields.includes(field)) &&
      (by === null || (version.author ?? '') === by),
  ).length

/** The address asks to see something else. */
const isOther = ({ before, event }: Step) =>
  event?.type === 'page.asked' &&
  (event.field !== before?.filter.field || event.by !== before.filter.by)

/** The answer leads no further: so many were saved in one moment. */
const isStuck = ({ before, now, output }: Step) =>
  output.next === before?.next && now.versions.length === before?.versions.length

export const laws: Laws<typeof timelineMachine> = {
  // What is told
  'every version is told as it was answered, once, in that order': remember<
    typeof timelineMachine,
    readonly DocumentId[]
  >([], (told, seen) => {
    const answered: DocumentId[] = looked(seen)
      ? seen.output.versions.map(({ id }: { id: DocumentId }) => id)
      : []
    const all = [...told, ...answered.filter((id) => !told.includes(id))]
    return seen.now.versions.map(({ id }) => id).join() === all.join() ? all : broken
  }),
  'how far it has looked is always known': remember<typeof timelineMachine, string | null>(
    null,
    (next, seen) => {
      const known = looked(seen) ? seen.output.next : next
      const isKnown =
        seen.now.next === known && (!looked(seen) || seen.now.left === seen.output.left)
      return isKnown ? known : broken
    },
  ),

  // Looking further
  'it looks from the newest on, and then from where it was': whenever(
    asks('look'),
    (seen) => seen.asked[0]?.input === (seen.cause === 'start' ? null : seen.now.next),
  ),
  'it looks by itself until enough is found, and no further': remember<
    typeof timelineMachine,
    number
  >(enough, (wanted, seen) => {
    const { now } = seen
    let next = isOther(seen) ? enough : wanted
    if (hears('user.lookFurther')(seen) && seen.was('told') && now.next !== null) {
      next = foundIn(now) + enough
    }
    const isStopped = hears('user.stop')(seen) && seen.was('looking') && now.next !== null
    if (isStopped || (looked(seen) && isStuck(seen))) next = foundIn(now)
    const lacks = now.next !== null && foundIn(now) < next
    const isWrong = seen.is('told') && lacks
    const isNeedless = asks('look')(seen) && seen.cause === 'done' && !lacks
    return isWrong || isNeedless ? broken : next
  }),
  'it looks while it says so': always((seen) => seen.is('looking') === runs('look')(seen)),
  'it goes on until it is answered, or stopped': whenever(
    (seen) => seen.was('looking') && !seen.is('looking'),
    (seen) => seen.work === 'look' || hears('user.stop')(seen),
  ),

  // What goes wrong
  'a failure stays until somebody tries again': whenever(
    (seen) => seen.was('unread'),
    (seen) => (hears('user.retry')(seen) ? asks('look')(seen) : seen.is('unread')),
  ),
  'a problem is told where it can be tried again': always(
    ({ is, now }) => (now.problem !== null) === is('unread'),
  ),

  // Two to compare
  'two at most are chosen, and a third takes the place of the first': remember<
    typeof timelineMachine,
    readonly DocumentId[]
  >([], (chosen, seen) => {
    const { event } = seen
    let next = isOther(seen) ? [] : chosen
    if (event?.type === 'user.choose') {
      const { version } = event
      const others = chosen.filter((one) => one !== version)
      next = chosen.includes(version) ? others : [...others, version].slice(-2)
    }
    return seen.now.chosen.join() === next.join() ? next : broken
  }),
}
