import type { ClientField } from '#config-schema'
import { arranged } from '../../fields/field-named.ts'

/** The names of the fields at the top that a timeline can be asked for; the one that is asked among them. */
export function fieldChoices(
  fields: readonly ClientField[],
  asked: string | null,
): readonly string[] {
  const names = namesIn(fields)
  return asked === null || names.includes(asked) ? names : [...names, asked]
}

const namesIn = (fields: readonly ClientField[]): string[] =>
  fields.flatMap((field) => {
    if (field.hidden || unkept.has(field.type)) return []
    const tabs = field.type === 'tabs' ? field.tabs.flatMap(({ name }) => name ?? []) : []
    const own = 'name' in field && field.name !== null ? [field.name] : []
    return [...own, ...tabs, ...namesIn(arranged(field))]
  })

/** Of these no version says anything. */
const unkept: ReadonlySet<ClientField['type']> = new Set(['ui', 'join', 'password'])
