import type { Laws } from '#testing/laws'
import { always, emits, hears, never, whenever } from '#testing/laws'
import type { comboboxMachine } from './combobox.machine.ts'

export const laws: Laws<typeof comboboxMachine> = {
  'nothing is chosen without Enter': whenever(
    emits('chosen'),
    (seen) => seen.was('typed.entered') || hears('user.enter')(seen),
  ),
  'what is chosen is the answer to what was typed': whenever(
    emits('chosen'),
    ({ before, now, emitted }) =>
      now.offered.typed === before?.typed && emitted.every(({ id }) => id === now.offered.first),
  ),
  'what came after Enter is only chosen if it was found': whenever(
    (seen) => emits('chosen')(seen) && seen.was('typed.entered'),
    ({ now }) => !now.offered.isNew,
  ),
  'nothing is chosen for whoever typed on, went to an item or left': never(
    (seen) =>
      emits('chosen')(seen) &&
      (hears('user.type')(seen) || hears('user.point')(seen) || hears('user.leave')(seen)),
  ),
  'Enter waits exactly as long as the answer is missing': always(
    ({ is, now }) =>
      !is('typed.entered') || now.offered.typed !== now.typed || now.offered.isLoading,
  ),
  'where nothing was typed, Enter is the list’s': always(
    (seen) => !seen.is('idle') || !seen.can({ type: 'user.enter', highlighted: null }),
  ),
}
