import type { ClientOption } from '#contracts/fields'
import { folded } from '../../kit/letters.ts'

/** The options, and what is chosen but no option any more: it must not change by being looked at. */
export const optionsWith = (
  options: readonly ClientOption[],
  chosen: readonly string[],
): readonly ClientOption[] => {
  const gone = chosen.filter((value) => options.every((option) => option.value !== value))
  return [...options, ...gone.map((value) => ({ value, label: value }))]
}

export const matching = (options: readonly ClientOption[], text: string) => {
  const wanted = folded(text)
  return options.filter(({ label }) => folded(label).includes(wanted))
}
