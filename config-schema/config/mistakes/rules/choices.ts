import type { Placed } from '../fields.ts'
import { everyField } from '../fields.ts'
import { duplicates, unresolved } from '../findings.ts'
import { listOf, loose, namesIn, textOf } from '../loose.ts'
import type { Finding } from '../mistake.ts'
import type { Site } from '../site.ts'
import { withFields } from '../site.ts'

/** The choices of a field differ, and its default is one of them. */
export const choicesRule = (site: Site): Finding[] =>
  withFields(site)
    .flatMap(({ source, path }) => everyField(source.fields, [...path, 'fields']))
    .filter(({ field }) => field.type === 'select' || field.type === 'radio')
    .flatMap((entry) => [...duplicates(optionsOf(entry)), ...unknownDefaults(entry)])

const optionsOf = ({ field, path }: Placed) =>
  listOf(field.options).flatMap((option, index) => {
    const at = [...path, 'options', index]
    if (typeof option === 'string') return [{ name: option, path: at }]
    const value = textOf(loose(option).value)
    return value === null ? [] : [{ name: value, path: [...at, 'value'] }]
  })

function unknownDefaults(entry: Placed): Finding[] {
  const values = optionsOf(entry).map(({ name }) => name)
  return namesIn(entry.field.defaultValue, [...entry.path, 'defaultValue'])
    .filter(({ name }) => values.length > 0 && !values.includes(name))
    .map(({ name, path }) => unresolved(name, values, path))
}
