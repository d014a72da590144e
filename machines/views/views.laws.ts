import type { Laws, Seen } from '#testing/laws'
import { always, asks, broken, ends, hears, never, remember, runs, whenever } from '#testing/laws'
import type { viewsMachine } from './views.machine.ts'
import type { ViewsContext } from './views.types.ts'

type Step = Seen<typeof viewsMachine>

const chosenIn = ({ views, chosen }: ViewsContext) => views.find(({ id }) => String(id) === chosen)

const isOpen = ({ is }: Step) => is('describing') || is('deleting')
const saved = (seen: Step) => ends('save', 'done')(seen)
const deleted = (seen: Step) => ends('remove', 'done')(seen)
/** Saved by one press, without a dialog. */
const savedAtOnce = (seen: Step) => seen.was('saving')

export const laws: Laws<typeof viewsMachine> = {
  // The list
  'the list changes only by what the server did': whenever(
    ({ before, now }) => before !== null && now.views !== before.views,
    (seen) => seen.cause === 'done',
  ),

  // Which one is chosen
  'nothing else chooses one, but a list that was saved, or a view that was deleted': whenever(
    (seen) => seen.before !== null && seen.now.chosen !== seen.before.chosen,
    (seen) =>
      hears('browser.moved')(seen) || (saved(seen) && seen.question.list !== null) || deleted(seen),
  ),

  // What may be done
  'a view is changed or deleted only by those who may': always(
    ({ can, is, now }) =>
      !is('idle') ||
      (can({ type: 'user.describe' }) === (chosenIn(now)?.may.update === true) &&
        can({
          type: 'user.save',
          list: { where: null, columns: null, sort: null, groupBy: null },
        }) ===
          (chosenIn(now)?.may.update === true) &&
        can({ type: 'user.delete' }) === (chosenIn(now)?.may.delete === true)),
  ),
  'a view has a name before it is saved': never(
    (seen) => asks('save')(seen) && seen.asked[0]?.input.title.trim() === '',
  ),
  'whoever gave it a name can save it': always(
    ({ can, is, now }) =>
      !is('describing.editing') ||
      can({ type: 'user.submit' }) === (now.draft?.title.trim() !== ''),
  ),

  // What is saved is what was said
  'what is saved is the view that was chosen, or a new one, as it was described': remember<
    typeof viewsMachine,
    Partial<Record<'id' | 'title' | 'sharing' | 'list', unknown>> | null
  >(null, (said, seen) => {
    const { asked, before, event, is } = seen
    let draft = is('describing') || is('saving') || is('deleting') ? said : null
    const view = before && chosenIn(before)
    if (seen.was('idle') && view != null) {
      const { id, title, sharing } = view
      if (event?.type === 'user.save') draft = { id, title, sharing, list: event.list }
      if (event?.type === 'user.describe') draft = { id, title, sharing, list: null }
    }
    if (seen.was('idle') && event?.type === 'user.saveAs') draft = { id: null, list: event.list }
    if (seen.was('describing.editing')) {
      if (event?.type === 'user.rename') draft = { ...draft, title: event.title }
      if (event?.type === 'user.share') draft = { ...draft, sharing: event.sharing }
    }
    const input = asked.find(({ work }) => work === 'save')?.input
    const isAsSaid = Object.entries(draft ?? {}).every(
      ([name, value]) => JSON.stringify(input?.[name]) === JSON.stringify(value),
    )
    return input === undefined || (draft !== null && isAsSaid) ? draft : broken
  }),
  'nothing is saved unless somebody says so, and then at once': always(
    (seen) =>
      asks('save')(seen) ===
      ((hears('user.save')(seen) && seen.was('idle') && seen.is('saving')) ||
        (hears('user.submit')(seen) &&
          seen.was('describing.editing') &&
          seen.before?.draft?.title.trim() !== '')),
  ),
  'whoever describes a view can type and share': whenever(
    (seen) => seen.was('idle') && seen.is('describing'),
    ({ before, can, event, now }) =>
      can({ type: 'user.rename', title: 'a' }) &&
      (event?.type === 'user.saveAs' || now.draft?.title === (before && chosenIn(before)?.title)),
  ),
  'a saved view is in the list, once, and the others stay': whenever(
    saved,
    ({ before, now, output }) => {
      const others = (before?.views ?? []).filter(({ id }) => id !== output.id)
      return (
        now.views.filter(({ id }) => id === output.id).length === 1 &&
        now.views.includes(output) &&
        others.every((view) => now.views.includes(view)) &&
        now.views.length === others.length + 1
      )
    },
  ),

  // Deleting
  'nothing is deleted before it was asked and confirmed': whenever(
    (seen) => asks('remove')(seen) || (hears('user.confirm')(seen) && seen.was('deleting.asking')),
    (seen) =>
      seen.was('deleting.asking') &&
      hears('user.confirm')(seen) &&
      seen.asked[0]?.input === seen.before?.draft?.id,
  ),

  // What is told
  'what was done is told, once, and nothing else is': always((seen) => {
    const { before, emitted, error, output, question } = seen
    const [told] = emitted
    if (saved(seen)) {
      const type = question.list === null ? 'described' : 'saved'
      return emitted.length === 1 && told?.type === type && told.view === output
    }
    if (deleted(seen)) return told?.type === 'deleted' && told.title === before?.draft?.title
    if (ends('save', 'failed')(seen) && savedAtOnce(seen)) {
      return told?.type === 'failed' && told.problem.code === error.code
    }
    return emitted.length === 0
  }),
  'a problem is told where something can be done about it': never(
    ({ is, now }) =>
      now.problem !== null && !(is('unread') || is('describing.editing') || is('deleting.asking')),
  ),

  // Closing
  'a dialog can be closed unless its work is under way': always(
    (seen) =>
      !(isOpen(seen) && !runs('save')(seen) && !runs('remove')(seen)) ||
      seen.can({ type: 'user.cancel' }),
  ),
  'nothing is kept of what is done with': never(
    ({ is, now }) => is('idle') && (now.draft !== null || now.problem !== null),
  ),
  'nobody waits for an answer that does not come': always(
    (seen) =>
      seen.is('reading') === runs('read')(seen) &&
      (seen.is('saving') || seen.is('describing.saving')) === runs('save')(seen) &&
      seen.is('deleting.running') === runs('remove')(seen),
  ),
}
