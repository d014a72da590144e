import type { Laws, Seen } from '#testing/laws'
import { always, emits, ends, hears, never, runs, whenever } from '#testing/laws'
import type { pictureDetailsMachine } from './picture-details.machine.ts'

type Step = Seen<typeof pictureDetailsMachine>

const saved = ends('save', 'done')
const isChanged = ({ now }: Step) => now.altText !== null || now.edits !== null

export const laws: Laws<typeof pictureDetailsMachine> = {
  'it is saved while it says so': always((seen) => seen.is('saving') === runs('save')(seen)),
  'only a picture that was read is changed': always(
    ({ is, now }) => is('waiting') === (now.stored === null),
  ),
  'a picture at rest has nothing to save': never((seen) => seen.is('resting') && isChanged(seen)),
  'what is typed is a change only where it differs': always(
    ({ is, now }) => is('saving') || now.altText === null || now.altText !== now.stored?.altText,
  ),
  'a problem is told only where it failed': always(
    ({ is, now }) => (now.problem !== null) === is('failed'),
  ),
  'what was saved is told, and nothing else is': always((seen) => {
    const [told] = seen.emitted
    if (!saved(seen)) return !emits('saved')(seen)
    return told?.type === 'saved' && told.stored === seen.output && seen.now.stored === seen.output
  }),
  'a crop that comes while it is saved is saved next': whenever(
    (seen) => saved(seen) && seen.before?.edits !== seen.before?.sent.edits,
    (seen) => seen.is('saving') && seen.now.edits === seen.before?.edits,
  ),
  'what is typed while it is saved stays': whenever(
    (seen) => saved(seen) && seen.before?.altText !== seen.before?.sent.altText,
    ({ before, now }) =>
      now.altText === before?.altText ||
      (now.altText === null && before?.altText === now.stored?.altText) ||
      before?.altText === null,
  ),
  'a failure loses nothing': whenever(
    ends('save', 'failed'),
    ({ before, now }) => now.altText === before?.altText && now.edits === before?.edits,
  ),
  'only who reverts it gives it up': whenever(
    (seen) => seen.was('failed') && seen.is('resting'),
    hears('user.revert'),
  ),
}
