import type { Laws, Seen } from '#testing/laws'
import {
  always,
  asks,
  broken,
  emits,
  ends,
  from,
  hears,
  never,
  onlyAfter,
  remember,
  runs,
  whenever,
} from '#testing/laws'
import type { remoteChangesMachine } from './remote-changes.machine.ts'
import type { Deletion, RemoteChangesContext } from './remote-changes.types.ts'

type Step = Seen<typeof remoteChangesMachine>

/** Whether it was saved after the version on the screen. */
const isAfter = (at: string | undefined, known: string | null) =>
  at !== undefined && (known === null || Date.parse(at) > Date.parse(known))

/** Whether it was saved after all that this person has seen or was told of. */
const isNews = (at: string | undefined, context: RemoteChangesContext | null) =>
  context !== null && isAfter(at, context.known) && isAfter(at, context.saved?.at ?? null)

const read = ends('read', 'done')
const unread = ends('read', 'failed')
const isGone = (seen: Step) => unread(seen) && seen.error.code === 'document.notFound'
const isRefused = (seen: Step) => unread(seen) && seen.error.code === 'session.ended'
const isUnreachable = (seen: Step) => unread(seen) && !isGone(seen) && !isRefused(seen)

/** A database may give the number of a document that was deleted to the next one. */
const isAnother = (seen: Step) =>
  read(seen) &&
  seen.before?.born != null &&
  seen.output.data.createdAt !== undefined &&
  seen.output.data.createdAt !== seen.before.born

const isTrashed = (seen: Step) => read(seen) && !isAnother(seen) && seen.output.inTrash === true
const isNotThere = (seen: Step) => isAnother(seen) || isTrashed(seen)

/** Nobody has said that it was deleted, and the document in question is the same one. */
const isThere = ({ is }: Step) => !is('gone') && !is('returning')
const wasThere = ({ was }: Step) => !was('gone') && !was('returning')
const isOverdue = ({ is }: Step) => is('looking.overdue') || is('returning.overdue')
const wasOverdue = ({ was }: Step) => was('looking.overdue') || was('returning.overdue')

export const laws: Laws<typeof remoteChangesMachine> = {
  // What is on the screen
  'the version on the screen is the one that the form told of last': remember<
    typeof remoteChangesMachine,
    { known: string | null; born: string | null }
  >({ known: null, born: null }, (last, { event, now }) => {
    const { known, born } =
      event?.type === 'document.known' ? { known: event.at, born: event.born } : last
    return now.known === known && now.born === born ? { known, born } : broken
  }),

  // What is offered
  'what somebody saved later is offered': whenever(
    (seen) =>
      seen.event?.type === 'server.saved' && wasThere(seen) && isNews(seen.event.at, seen.before),
    ({ event, is, now: { saved } }) =>
      event?.type === 'server.saved' &&
      is('newer') &&
      saved?.at === event.at &&
      saved.by === event.by &&
      saved.isMine === event.isMine,
  ),
  'what is on the screen already, or offered, is no news': whenever(
    (seen) =>
      seen.event?.type === 'server.saved' && wasThere(seen) && !isNews(seen.event.at, seen.before),
    ({ before, is, now, was }) =>
      now.saved === before?.saved &&
      ['current', 'looking', 'newer.offered', 'newer.compared'].every(
        (one) => is(one) === was(one),
      ),
  ),
  'nothing is offered that is not newer than the screen': always(
    ({ is, now: { known, saved } }) =>
      !is('newer') || (saved !== null && isAfter(saved.at, known)) || known === null,
  ),
  'an offer stays until it’s taken in, caught up with, or gone': from<typeof remoteChangesMachine>(
    (seen) => seen.is('newer'),
    (seen) => seen.is('newer'),
    (seen) => emits('takenIn')(seen) || hears('document.known')(seen) || !isThere(seen),
  ),
  'where nothing is newer, nothing is offered': never(
    ({ is, now }) => (is('current') || is('gone')) && now.saved !== null,
  ),

  // Comparing
  'a version is known only as long as it is compared': always(
    (seen) => (seen.now.version !== null) === seen.is('newer.compared'),
  ),
  'why it could not be read is told until another try': whenever(
    ({ before, now }) => before?.problem != null && now.problem === null,
    (seen) => asks('read')(seen) || !seen.is('newer'),
  ),
  'a problem is told with an offer, and nowhere else': never(
    (seen) => seen.now.problem !== null && (!seen.is('newer') || runs('read')(seen)),
  ),

  // Taking in
  'nothing is taken in unless somebody says so': onlyAfter(
    hears('user.takeIn'),
    emits('takenIn'),
    (seen) => !seen.is('newer.taking'),
  ),
  'what is taken in is what was read, and then nothing is newer': whenever(
    (seen) =>
      emits('takenIn')(seen) || (seen.was('newer.taking') && read(seen) && !isNotThere(seen)),
    ({ cause, emitted: [first], is, output, was }) =>
      cause === 'done' &&
      was('newer.taking') &&
      is('current') &&
      first?.type === 'takenIn' &&
      first.data === output.data &&
      first.isPublic === output.isPublic,
  ),
  'neither another with its number nor what is in the trash is compared, taken in or told to be back':
    whenever(
      isNotThere,
      (seen) => seen.is('gone') && !emits('takenIn')(seen) && !emits('back')(seen),
    ),

  // What is gone
  'it is gone only where somebody has said or found so': whenever(
    (seen) => seen.is('gone') && wasThere(seen),
    (seen) => hears('server.deleted')(seen) || isGone(seen) || isNotThere(seen),
  ),
  'that it’s gone is told once, by whoever finds out': always((seen) => {
    const isFound =
      hears('server.deleted')(seen) || (wasThere(seen) && (isGone(seen) || isNotThere(seen)))
    return emits('gone')(seen) === isFound
  }),
  'who deleted it is known as it was told last, for as long as it’s gone': remember<
    typeof remoteChangesMachine,
    Deletion | null
  >(null, (last, seen) => {
    const { event, now } = seen
    const told = event?.type === 'server.deleted' ? event : last
    const trash = { by: null, isMine: false, ...last, inTrash: true as const }
    const known = isTrashed(seen) ? trash : isGone(seen) && last?.inTrash ? null : told
    const deletion = isThere(seen) ? null : known
    const isSame =
      now.deletion?.by === deletion?.by &&
      now.deletion?.isMine === deletion?.isMine &&
      now.deletion?.inTrash === deletion?.inTrash
    return isSame ? deletion : broken
  }),
  'what is gone offers nothing': never(
    (seen) => seen.is('gone') && seen.can({ type: 'user.takeIn' }),
  ),
  'what is back is told with what the server has': always((seen) => {
    const [first] = seen.emitted
    const isBack = seen.was('returning') && read(seen) && !isNotThere(seen)
    if (!isBack) return !emits('back')(seen)
    return (
      isThere(seen) &&
      first?.type === 'back' &&
      first.data === seen.output.data &&
      first.isPublic === seen.output.isPublic
    )
  }),
  'what is back, and newer than the screen, is offered by whoever brought it back': whenever(
    (seen) => seen.was('returning') && read(seen) && !isNotThere(seen),
    ({ before, is, now: { saved }, output: { data } }) =>
      data.updatedAt !== undefined && isAfter(data.updatedAt, before?.known ?? null)
        ? is('newer.offered') &&
          saved?.at === data.updatedAt &&
          saved?.by === (before?.saved?.by ?? null) &&
          saved?.isMine === (before?.saved?.isMine ?? false)
        : is('current'),
  ),
  'what stays gone is still gone': whenever(
    (seen) => seen.was('returning') && (isGone(seen) || isRefused(seen) || isNotThere(seen)),
    (seen) => seen.is('gone') && seen.emitted.length === 0,
  ),

  // Looking
  'what could not be looked at is looked at again, sooner or later': always(
    (seen) => isOverdue(seen) === seen.timers.length > 0,
  ),
  'what could not be reached is overdue, and nothing is said about it': whenever(
    (seen) => isUnreachable(seen) && (seen.was('looking') || seen.was('returning')),
    (seen) =>
      isOverdue(seen) &&
      seen.is('looking') === seen.was('looking') &&
      seen.emitted.length === 0 &&
      seen.now.saved === seen.before?.saved,
  ),
  'an overdue look ends only with a look, an offer, or news of the document itself': whenever(
    (seen) => wasOverdue(seen) && !isOverdue(seen),
    (seen) => asks('read')(seen) || seen.is('newer') || seen.is('gone'),
  ),
  'each try in a row waits twice as long as the one before, and the first 2 s': remember<
    typeof remoteChangesMachine,
    number
  >(0, (failed, seen) => {
    const isSame = seen.is('looking') ? seen.was('looking') : seen.was('returning')
    const isOver = !(seen.is('looking') || seen.is('returning')) || !isSame
    const before = isOver ? 0 : failed
    if (!(isUnreachable(seen) && isOverdue(seen))) return before
    const count = Math.min(before + 1, 5)
    return seen.timers[0] === Math.min(1000 * 2 ** count, 30_000) ? count : broken
  }),
  'nobody waits for an answer that does not come': always(
    (seen) =>
      runs('read')(seen) ===
      ['looking.reading', 'returning.reading', 'newer.reading', 'newer.taking'].some(seen.is),
  ),
  'one thing is read at a time': never((seen) => seen.running.length > 1),
}
