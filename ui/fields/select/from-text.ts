import type { ClientOption, FieldOfShape } from '#contracts/fields'
import { Problem } from '#problems'
import type { FromText } from '../kit/from-text/from-text.ts'
import { each } from '../kit/from-text/lists.ts'

export const choicesFromText: FromText<FieldOfShape<'option'>> = (text, field) =>
  'hasMany' in field && field.hasMany
    ? each(text, (one) => choiceFromText(one, field.options))
    : choiceFromText(text, field.options)

/** By its value, else by what people read. */
export function choiceFromText(text: string, options: readonly ClientOption[]): string {
  const word = text.trim()
  const isIt = (one: string) => one.toLowerCase() === word.toLowerCase()
  const found =
    options.find(({ value }) => value === word) ??
    options.find(({ label, value }) => isIt(label) || isIt(value))
  if (found) return found.value
  const choices = options.map(({ value }) => value).join(', ')
  throw new Problem('import.badChoice', { details: { choices } })
}
