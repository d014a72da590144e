import type { Laws } from '#testing/laws'
import { always, emits, hears, whenever } from '#testing/laws'
import type { linkEditorMachine } from './link-editor.machine.ts'

export const laws: Laws<typeof linkEditorMachine> = {
  'a link is edited, or none is known': always(
    ({ snapshot: { context, value } }) => (value === 'closed') === (context.link === null),
  ),
  'what is written is what was typed': whenever(
    emits('written'),
    (seen) =>
      seen.event?.type === 'user.submit' &&
      seen.event.isValid &&
      seen.emitted.some((event) => event.type === 'written' && event.fields === seen.before?.draft),
  ),
  'nothing invalid is written, and the form stays': whenever(
    (seen) => seen.event?.type === 'user.submit' && !seen.event.isValid && seen.was('editing'),
    (seen) => seen.is('editing.refused') && seen.emitted.length === 0,
  ),
  'the link that was edited is the one that is written or removed': whenever(
    (seen) => emits('written')(seen) || emits('removed')(seen),
    (seen) =>
      seen.emitted.every((event) => !('key' in event) || event.key === seen.before?.link?.key),
  ),
  'calling off leaves the link as it was': whenever(
    (seen) => hears('user.cancel')(seen) && seen.was('editing'),
    (seen) =>
      !emits('written')(seen) && (seen.before?.link?.key == null || emits('reverted')(seen)),
  ),
  'a form that is open can be called off': always(
    (seen) => !seen.is('editing') || seen.can({ type: 'user.cancel' }),
  ),
  'the caret elsewhere doesn’t close a form': whenever(
    (seen) => hears('page.selected')(seen) && seen.was('editing'),
    (seen) => seen.is('editing') && seen.now.draft === seen.before?.draft,
  ),
}
