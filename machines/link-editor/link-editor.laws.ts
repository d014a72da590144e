import type { DocumentData } from '#contracts/documents'
import type { Laws, Seen } from '#testing/laws'
import { always, broken, emits, hears, remember, whenever } from '#testing/laws'
import type { linkEditorMachine } from './link-editor.machine.ts'

type Step = Seen<typeof linkEditorMachine>

const isThere = ({ before }: Step) => before?.link?.key != null
const submits = (seen: Step) =>
  seen.event?.type === 'user.submit' && seen.event.isValid && seen.was('editing')
const removes = (seen: Step) =>
  hears('user.remove')(seen) && (seen.was('shown') || (seen.was('editing') && isThere(seen)))
const cancels = (seen: Step) => hears('user.cancel')(seen) && seen.was('editing')

export const laws: Laws<typeof linkEditorMachine> = {
  // Which link
  'a link is known where one is shown or edited': always(
    ({ is, now }) => is('closed') === (now.link === null),
  ),
  'a form closes only when it is submitted, called off, or its link removed': whenever(
    (seen) => seen.was('editing') && !seen.is('editing'),
    (seen) => submits(seen) || cancels(seen) || removes(seen),
  ),

  // What is written
  'what is written is what was typed last, to the link that was edited': remember<
    typeof linkEditorMachine,
    DocumentData | null
  >(null, (typed, seen) => {
    const { before, emitted, event } = seen
    let draft = seen.was('editing') ? typed : null
    if (event?.type === 'user.edit' && !seen.was('editing')) draft = event.link.fields
    if (event?.type === 'user.change' && seen.was('editing')) draft = event.fields
    const [written] = emitted
    if (emits('written')(seen) !== submits(seen)) return broken
    if (!submits(seen)) return draft
    const isRight =
      written?.type === 'written' &&
      written.fields === draft &&
      written.key === (before?.link?.key ?? null)
    return isRight ? draft : broken
  }),
  'what was refused is refused until something is typed': always((seen) => {
    const isRefused = seen.event?.type === 'user.submit' && !seen.event.isValid
    if (seen.is('editing.refused') && !seen.was('editing.refused')) return isRefused
    const types = hears('user.change')(seen) && seen.was('editing')
    return !types || seen.is('editing.open')
  }),

  // What is not
  'a link is removed when somebody says so, that one and no other': always((seen) => {
    const { before, emitted } = seen
    if (!removes(seen)) return !emits('removed')(seen)
    const [removed] = emitted
    return (
      seen.is('closed') &&
      removed?.type === 'removed' &&
      removed.key === before?.link?.key &&
      emits('left')(seen) === seen.was('editing')
    )
  }),
  'the caret goes back to the text only when a form closes': whenever(
    emits('left'),
    (seen) => seen.was('editing') && !seen.is('editing'),
  ),
  'a link is put back only by calling off': whenever(emits('reverted'), cancels),
  'a form that is open can be called off, and its link removed where there is one': always(
    (seen) =>
      !seen.is('editing') ||
      (seen.can({ type: 'user.cancel' }) &&
        seen.can({ type: 'user.remove' }) === (seen.now.link?.key !== null)),
  ),
}
