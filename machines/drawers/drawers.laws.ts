import type { Laws, Seen } from '#testing/laws'
import { always, broken, emits, hears, never, remember, whenever } from '#testing/laws'
import type { drawersMachine } from './drawers.machine.ts'
import type { DrawersContext } from './drawers.types.ts'

type Step = Seen<typeof drawersMachine>

const keysOf = (context: DrawersContext | null) => (context?.stack ?? []).map(({ key }) => key)
const topOf = (context: DrawersContext | null) => context?.stack.at(-1)
const workOn = (context: DrawersContext | null, key = topOf(context)?.key) =>
  context?.unsaved.find((work) => work.key === key)

/** The drawer that the step is about, where it is open. */
const named = ({ event, before }: Step) =>
  event !== null && 'key' in event && keysOf(before).includes(event.key) ? event.key : null
const isAboutTop = (seen: Step) => named(seen) !== null && named(seen) === topOf(seen.before)?.key

const wasAsked = ({ was }: Step) => was('open.asking') || was('open.saving')
const isAsked = ({ is }: Step) => is('open.asking') || is('open.saving')
const staysAsIs = ({ before, now }: Step) =>
  before?.stack === now.stack && before.unsaved === now.unsaved

const isDone = (seen: Step) => {
  const top = topOf(seen.before)
  const isMade = top?.id !== null || hears('document.made')(seen)
  const isSaved = hears('document.settled')(seen) || workOn(seen.before) === undefined
  return isAboutTop(seen) && top?.closesWhenMade === true && isMade && isSaved
}

export const laws: Laws<typeof drawersMachine> = {
  // What is open
  'something is open wherever drawers are': always(
    ({ is, now }) => is('closed') === (now.stack.length === 0),
  ),

  // Unsaved work
  'what is unsaved is known from when it is told until it is saved or its drawer is gone': remember<
    typeof drawersMachine,
    readonly string[]
  >([], (unsaved, seen) => {
    const { event, now } = seen
    const told =
      event?.type === 'document.unsaved' && named(seen) !== null
        ? [...unsaved.filter((key) => key !== event.key), event.key]
        : unsaved
    const left = told.filter(
      (key) =>
        keysOf(now).includes(key) && !(event?.type === 'document.settled' && event.key === key),
    )
    const known = now.unsaved.map(({ key }) => key)
    return known.toSorted().join() === left.toSorted().join() ? left.toSorted() : broken
  }),
  'a drawer goes only when it is closed, left, saved, made or deleted': whenever(
    ({ before, now }) => now.stack.length < keysOf(before).length,
    (seen) =>
      hears('page.left')(seen) ||
      hears('user.leave')(seen) ||
      hears('document.deleted')(seen) ||
      (hears('user.close')(seen) && workOn(seen.before)?.onLeaving !== 'ask') ||
      (hears('document.settled')(seen) && (wasAsked(seen) || isDone(seen))) ||
      (hears('document.made')(seen) && isDone(seen)),
  ),

  // The question
  'the question is about unsaved work': never(
    (seen) => isAsked(seen) && workOn(seen.now) === undefined,
  ),
  'nothing is asked unless somebody closes a drawer': whenever(
    (seen) => isAsked(seen) && !wasAsked(seen),
    (seen) => hears('user.close')(seen) && seen.is('open.asking'),
  ),
  'the question stays until it is answered, or is about nothing': whenever(
    (seen) => wasAsked(seen) && !isAsked(seen),
    (seen) =>
      ['user.stay', 'user.leave', 'page.leaving', 'page.left', 'document.deleted'].some(
        (type) => seen.event?.type === type,
      ) ||
      ((hears('document.settled')(seen) || hears('document.made')(seen)) && isAboutTop(seen)) ||
      (hears('document.notSaved')(seen) && seen.was('open.saving')),
  ),
  'whoever stays keeps everything, and can go on': whenever(
    (seen) => hears('user.stay')(seen) && wasAsked(seen),
    (seen) => staysAsIs(seen) && seen.is('open.operable'),
  ),

  // Saving on the way out
  'saving is offered where all of it can be saved': always(
    (seen) =>
      !seen.is('open.asking') ||
      seen.can({ type: 'user.saveAndLeave' }) ===
        (workOn(seen.now)?.onLeaving === 'save' || workOn(seen.now)?.saveAs !== null),
  ),
  'the topmost is saved when somebody says so, and only then': always((seen) => {
    const isWanted =
      hears('user.saveAndLeave')(seen) && seen.was('open.asking') && seen.is('open.saving')
    const [first] = seen.emitted
    return isWanted
      ? first?.type === 'saveWanted' && first.key === topOf(seen.before)?.key
      : !emits('saveWanted')(seen) && (seen.was('open.saving') || !seen.is('open.saving'))
  }),
  'saving closes nothing before it is done': whenever(
    hears('user.saveAndLeave'),
    ({ before, now }) => before?.stack === now.stack && before.unsaved === now.unsaved,
  ),
  'a save that fails keeps everything, and whoever waited for it can go on': whenever(
    (seen) => hears('document.notSaved')(seen) && seen.was('open'),
    (seen) => staysAsIs(seen) && !(isAboutTop(seen) && seen.is('open.saving')),
  ),

  // Made for whoever opened it
  'whoever opened a drawer hears what was made in it': always((seen) => {
    const { before, emitted, event } = seen
    if (event?.type !== 'document.made' || named(seen) === null) return !emits('made')(seen)
    const [first] = emitted
    return (
      emitted.length === 1 &&
      first?.type === 'made' &&
      first.key === event.key &&
      first.id === event.id &&
      first.slug === before?.stack.find(({ key }) => key === event.key)?.slug
    )
  }),
  'otherwise it stays, with the document that it holds now': whenever(
    (seen) => hears('document.made')(seen) && named(seen) !== null && !isDone(seen),
    ({ before, event, now }) =>
      event?.type === 'document.made' &&
      keysOf(now).join() === keysOf(before).join() &&
      now.stack.find(({ key }) => key === event.key)?.id === event.id,
  ),
}
