import type { Json } from '#contracts/documents'
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
  runs,
  whenever,
} from '#testing/laws'
import { isSameValue } from './is-same-value.ts'
import type { seoGenerateMachine } from './seo-generate.machine.ts'

type Step = Seen<typeof seoGenerateMachine>

const came = ends('generate', 'done')
const uses = (seen: Step) => hears('user.use')(seen) && (seen.was('empty') || seen.was('offered'))
const undoes = (seen: Step) => hears('user.undo')(seen) && seen.was('written')

export const laws: Laws<typeof seoGenerateMachine> = {
  // The field
  'what the field holds is known, and whether it may be written': remember<
    typeof seoGenerateMachine,
    { value: Json; isReadOnly: boolean } | null
  >(null, (last, seen) => {
    const { emitted, event, now } = seen
    const [written] = emitted
    let held = last ?? { value: now.value, isReadOnly: now.isReadOnly }
    if (event?.type === 'document.changed') {
      held = { value: event.value, isReadOnly: event.isReadOnly }
    }
    if (written?.type === 'written') held = { ...held, value: written.value }
    return now.value === held.value && now.isReadOnly === held.isReadOnly ? held : broken
  }),
  'a field that may only be read is not written': always(
    ({ can, now }) =>
      !now.isReadOnly ||
      !(['user.generate', 'user.use', 'user.undo'] as const).some((type) => can({ type })),
  ),
  'the field is written only by what came back, or by what it held before': always((seen) => {
    const [written] = seen.emitted
    if (written === undefined) return true
    if (seen.before === null || seen.before.isReadOnly || seen.emitted.length > 1) return false
    if (came(seen)) return written.value === seen.output.value
    if (uses(seen)) return written.value === seen.before.generated
    return undoes(seen) && written.value === seen.before.before
  }),

  // Asking
  'it is made only when somebody asks': whenever(asks('generate'), hears('user.generate')),
  'it can be asked for again whatever came of it': always(
    (seen) => seen.is('generating') || seen.can({ type: 'user.generate' }) === !seen.now.isReadOnly,
  ),
  'it says that it is being made while it is': always(
    (seen) => seen.is('generating') === runs('generate')(seen),
  ),

  // What came back
  'what was typed meanwhile is never written over: what came back is offered': remember<
    typeof seoGenerateMachine,
    Json
  >(null, (asked, seen) => {
    const held = asks('generate')(seen) ? seen.now.value : asked
    if (!came(seen)) return held
    const value = seen.before?.value ?? null
    const isNew = seen.output.value !== null && !isSameValue(seen.output.value, value)
    if (!isNew || isSameValue(value, held)) return held
    return seen.is('offered') && !emits('written')(seen) ? held : broken
  }),
  'a field that nobody touched gets what came back': remember<typeof seoGenerateMachine, Json>(
    null,
    (asked, seen) => {
      const held = asks('generate')(seen) ? seen.now.value : asked
      if (!came(seen) || seen.before === null) return held
      const { value } = seen.output
      const isNew = value !== null && !isSameValue(value, seen.before.value)
      const isUntouched = isSameValue(seen.before.value, held) && !seen.before.isReadOnly
      const isWritten = isNew && isUntouched
      return emits('written')(seen) === isWritten && seen.is('written') === isWritten
        ? held
        : broken
    },
  ),
  'what came back is offered, or missing, until somebody says what to do, or types': whenever(
    (seen) =>
      (seen.was('offered') || seen.was('empty')) && seen.event !== null && !seen.is('generating'),
    (seen) => {
      if (hears('user.dismiss')(seen)) return seen.is('idle')
      if (hears('document.changed')(seen)) return seen.is(seen.was('empty') ? 'idle' : 'offered')
      return uses(seen) || seen.is('offered') || seen.is('empty')
    },
  ),

  // Undoing
  'what was written can be undone until the field is edited': always(
    ({ can, is, now }) =>
      can({ type: 'user.undo' }) ===
      (is('written') && !now.isReadOnly && isSameValue(now.value, now.generated)),
  ),
  'undoing brings back what the field held before': remember<typeof seoGenerateMachine, Json>(
    null,
    (held, seen) => {
      if (undoes(seen) && seen.before?.isReadOnly === false) {
        const [written] = seen.emitted
        return seen.is('idle') && written !== undefined && isSameValue(written.value, held)
          ? held
          : broken
      }
      return emits('written')(seen) ? (seen.before?.value ?? null) : held
    },
  ),

  // What goes wrong
  'a failure is told until it is dismissed, or tried again': whenever(
    (seen) => seen.was('failed'),
    (seen) =>
      hears('user.dismiss')(seen)
        ? seen.is('idle')
        : asks('generate')(seen) || (seen.is('failed') && seen.now.problem !== null),
  ),
  'nobody is told of a problem while it is tried again': never(
    (seen) => seen.is('generating') && seen.now.problem !== null,
  ),
}
