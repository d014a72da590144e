import type { Laws, Seen } from '#testing/laws'
import {
  always,
  asks,
  broken,
  emits,
  ends,
  hears,
  never,
  remember,
  whenever,
  within,
} from '#testing/laws'
import type { paletteMachine } from './palette.machine.ts'

type Step = Seen<typeof paletteMachine>

const pause = 200

const types = (seen: Step) => seen.event?.type === 'user.type' && seen.was('open')
const typesWords = ({ event, was }: Step) =>
  event?.type === 'user.type' && was('open') && event.words.trim() !== ''
const chooses = ({ event, was }: Step) =>
  event?.type === 'user.choose' && was('open') && !event.entry.isRefused
const closes = (seen: Step) =>
  chooses(seen) ||
  (hears('user.close')(seen) && !seen.was('closed')) ||
  (hears('user.toggle')(seen) && seen.was('open'))
const retries = (seen: Step) =>
  hears('user.retry')(seen) &&
  (seen.was('open.failed') || (seen.was('open.found') && (seen.before?.missed.length ?? 0) > 0))
const found = ends('find', 'done')

export const laws: Laws<typeof paletteMachine> = {
  // Opening and closing
  'it can always be closed': always(
    (seen) => seen.is('closed') || seen.can({ type: 'user.close' }),
  ),
  'it closes only when it is closed, or something was chosen': whenever(
    (seen) => seen.is('closed') && !seen.was('closed') && seen.cause !== 'start',
    closes,
  ),
  'it opens only when somebody opens it': whenever(
    (seen) => seen.was('closed') && !seen.is('closed'),
    (seen) =>
      hears('user.toggle')(seen) || hears('user.showKeys')(seen) || hears('user.showTerms')(seen),
  ),
  'nothing is kept of what was closed': never(
    ({ is, now }) =>
      is('closed') && (now.words !== '' || now.documents.length > 0 || now.problem !== null),
  ),

  // Looking for documents
  'what was typed is known': remember<typeof paletteMachine, string>('', (typed, seen) => {
    const { event, is, now } = seen
    const words = event?.type === 'user.type' && seen.was('open') ? event.words : typed
    const last = is('open') ? words : ''
    return now.words === last ? last : broken
  }),
  'words are looked for 0.2 s after the last letter': within(
    pause,
    typesWords,
    (seen) => asks('find')(seen) || types(seen) || closes(seen),
  ),
  'what is looked for is what was typed': whenever(
    asks('find'),
    (seen) => seen.asked[0]?.input === seen.now.words && seen.now.words.trim() !== '',
  ),
  'it is looked for after a pause, or when somebody tries again': whenever(
    asks('find'),
    (seen) => seen.cause === 'clock' || retries(seen),
  ),
  'it says that it is looking while it is': always(
    (seen) => seen.snapshot.hasTag('searching') === seen.running.length + seen.timers.length > 0,
  ),
  'nothing else is told to be found': whenever(
    ({ before, now }) => before !== null && now.documents !== before.documents,
    (seen) => found(seen) || seen.is('closed'),
  ),

  // What goes wrong
  'where all have answered there is nothing to try again': never(
    (seen) =>
      seen.is('open.found') && seen.now.missed.length === 0 && seen.can({ type: 'user.retry' }),
  ),
  'only a failure has a reason': always(
    ({ is, now }) => (now.problem !== null) === is('open.failed'),
  ),

  // Choosing
  'what is possible is chosen once, when somebody chooses it': always((seen) => {
    const { emitted, event } = seen
    if (!chooses(seen)) return !emits('chosen')(seen)
    return (
      emitted.length === 1 && event?.type === 'user.choose' && emitted[0]?.id === event.entry.id
    )
  }),
}
