import type { ClientField } from '#contracts/fields'
import { childrenOf, factsOf } from '#contracts/fields'

/** The names of the fields at the top that a timeline can be asked for; the one that is asked among them. */
export function fieldChoices(
  fields: readonly ClientField[],
  asked: string | null,
): readonly string[] {
  const names = namesIn(fields)
  return asked === null || names.includes(asked) ? names : [...names, asked]
}

/** Of what is no content, no version says anything. */
const namesIn = (fields: readonly ClientField[]): string[] =>
  fields.flatMap((field) => {
    if (field.hidden) return []
    const { kept } = factsOf(field)
    if (kept === 'content' && 'name' in field && field.name !== null) return [field.name]
    return childrenOf(field).flatMap((list) =>
      list.in === 'record' ? [list.name] : list.in === 'parent' ? namesIn(list.fields) : [],
    )
  })
