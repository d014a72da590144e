import type { Laws, Seen } from '#testing/laws'
import { always, emits, never, runs, whenever } from '#testing/laws'
import type { imageEditMachine } from './image-edit.machine.ts'

type Step = Seen<typeof imageEditMachine>

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
const isEditing = (seen: Step) => seen.was('open.editing')

export const laws: Laws<typeof imageEditMachine> = {
  'a part lies within the picture': always(
    ({ now: { edit } }) =>
      edit.area === null ||
      (edit.area.x >= 0 &&
        edit.area.y >= 0 &&
        edit.area.x + edit.area.width <= 100 &&
        edit.area.y + edit.area.height <= 100 &&
        edit.area.width > 0 &&
        edit.area.height > 0),
  ),
  'a point lies within the part': always(
    ({ now: { edit } }) =>
      edit.focal === null ||
      [edit.focal.x, edit.focal.y].every((at) => Number.isInteger(at) && at >= 0 && at <= 100),
  ),
  'nothing is kept of what was closed': always(
    ({ now, snapshot: { value } }) =>
      value !== 'closed' ||
      (now.image === null && now.edit.area === null && now.edit.focal === null && !now.problem),
  ),
  'only a picture that was read is edited': always(
    (seen) => seen.now.image !== null || !seen.is('open.editing'),
  ),
  'a whole picture is no part': always(
    ({ now: { edit } }) => edit.area === null || edit.area.width < 100 || edit.area.height < 100,
  ),
  'nobody waits for an answer that has come': always(
    (seen) => seen.is('open.reading') === runs('read')(seen),
  ),
  'it can always be closed': always((seen) => !seen.is('open') || seen.can({ type: 'user.close' })),
  'a part leaves the point alone, and a point the part': whenever(
    isEditing,
    ({ before, event, now }) =>
      (event?.type !== 'user.crop' || now.edit.focal === before?.edit.focal) &&
      (event?.type !== 'user.focus' || now.edit.area === before?.edit.area),
  ),
  'a picture without a point gets none': never(
    ({ before, event, now }) =>
      event?.type === 'user.focus' && before?.edit.focal === null && now.edit.focal !== null,
  ),
  'a picture that was changed can be reset, and another not': always(
    ({ can, is, now: { edit } }) =>
      !is('open.editing') ||
      can({ type: 'user.reset' }) ===
        (edit.area !== null || (edit.focal !== null && !same(edit.focal, { x: 50, y: 50 }))),
  ),
  'only what differs from the picture can be applied': always(
    ({ can, is, now: { edit, image } }) =>
      !is('open.editing') || can({ type: 'user.apply' }) !== same(edit, image?.now),
  ),
  'what is applied is what was on the screen': whenever(
    emits('applied'),
    ({ before, emitted, event, is }) =>
      event?.type === 'user.apply' &&
      is('closed') &&
      emitted[0]?.edit === before?.edit &&
      emitted[0]?.image === before?.image,
  ),
  'nothing but a person changes the edit': never(
    ({ before, cause, event, now, was, is }) =>
      was('open.editing') &&
      is('open.editing') &&
      !(cause === 'event' && event?.type !== undefined) &&
      now.edit !== before?.edit,
  ),
}
