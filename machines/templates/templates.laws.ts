import type { Laws, Seen } from '#testing/laws'
import { always, asks, broken, ends, hears, never, remember, runs, whenever } from '#testing/laws'
import type { templatesMachine } from './templates.machine.ts'

type Step = Seen<typeof templatesMachine>

const isSaved = (seen: Step) => ends('save', 'done')(seen)
const isDeleted = (seen: Step) => ends('remove', 'done')(seen)

export const laws: Laws<typeof templatesMachine> = {
  // What is saved and deleted is what was said
  'what is saved is the template that was begun, under the name that was typed last': remember<
    typeof templatesMachine,
    { id: string | null; name: string } | null
  >(null, (said, seen) => {
    const { asked, event, is, was } = seen
    let draft = is('naming') ? said : null
    if (was('closed') && event?.type === 'user.keep') draft = { id: null, name: event.name }
    if (was('browsing') && event?.type === 'user.rename') {
      draft = { id: event.template.id, name: event.template.name }
    }
    if (was('naming.editing') && event?.type === 'user.type' && draft) {
      draft = { ...draft, name: event.name }
    }
    const input = asked.find(({ work }) => work === 'save')?.input
    const isAsSaid = input?.id === draft?.id && input?.name === draft?.name
    return input === undefined || (draft !== null && isAsSaid) ? draft : broken
  }),
  'nothing is saved unless somebody says so, nor without a name': always(
    (seen) =>
      asks('save')(seen) ===
      (hears('user.submit')(seen) &&
        seen.was('naming.editing') &&
        seen.before?.draft?.name.trim() !== ''),
  ),
  'nothing is deleted before it was asked and confirmed': whenever(
    (seen) => asks('remove')(seen) || (hears('user.confirm')(seen) && seen.was('deleting.asking')),
    (seen) =>
      seen.was('deleting.asking') &&
      hears('user.confirm')(seen) &&
      seen.asked[0]?.input === seen.before?.draft?.id,
  ),
  'what is to be deleted is what was chosen': whenever(
    (seen) => seen.was('browsing') && seen.is('deleting'),
    ({ event, now }) => event?.type === 'user.delete' && now.draft?.id === event.template.id,
  ),

  // What is told
  'what was done is told, once, and nothing else is': always((seen) => {
    const { before, emitted, output } = seen
    const [told] = emitted
    if (isSaved(seen)) {
      const type = before?.draft?.id === null ? 'kept' : 'renamed'
      return emitted.length === 1 && told?.type === type && told.name === output.name
    }
    if (isDeleted(seen)) return told?.type === 'deleted' && told.name === before?.draft?.name
    return emitted.length === 0
  }),
  'what fails is said where it can be tried again': whenever(
    (seen) => ends('save', 'failed')(seen) || ends('remove', 'failed')(seen),
    ({ before, error, is, now }) =>
      now.problem?.code === error.code &&
      now.draft?.name === before?.draft?.name &&
      (is('naming.editing') || is('deleting.asking')),
  ),
  'a problem goes once it is tried again': never(
    ({ is, now }) => now.problem !== null && !(is('naming.editing') || is('deleting.asking')),
  ),

  // Closing
  'whoever came from the list is back there, and nobody else': whenever(
    (seen) =>
      (seen.was('naming') || seen.was('deleting')) && (seen.is('closed') || seen.is('browsing')),
    ({ before, is }) => is('closed') === (before?.draft?.id === null),
  ),
  'a dialog can be closed unless its work is under way': always(
    (seen) =>
      runs('save')(seen) ||
      runs('remove')(seen) ||
      !(seen.is('naming') || seen.is('deleting')) ||
      seen.can({ type: 'user.cancel' }),
  ),
  'nothing is kept of what is done with': never(
    ({ is, now }) =>
      (is('closed') || is('browsing')) && (now.draft !== null || now.problem !== null),
  ),
  'nobody waits for an answer that does not come': always(
    (seen) =>
      seen.is('naming.saving') === runs('save')(seen) &&
      seen.is('deleting.running') === runs('remove')(seen),
  ),
}
