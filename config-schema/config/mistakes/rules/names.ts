import type { Placed } from '../fields.ts'
import { everyField, everyLevel, fieldName, tabsOf } from '../fields.ts'
import { duplicates, reserved } from '../findings.ts'
import { loose } from '../loose.ts'
import type { Finding } from '../mistake.ts'
import type { Entity, Site } from '../site.ts'
import { withFields } from '../site.ts'

/** Fields side by side have different names, and none that the system keeps for itself. */
export const namesRule = (site: Site): Finding[] => [
  ...withFields(site).flatMap(repeatedNames),
  ...withFields(site).flatMap(namelessFields),
  ...site.collections.flatMap(takenNames),
]

/** What Payload itself lets stand twice: it adds these, and a `ui` field stores nothing. */
const mayRepeat = (entry: Placed) =>
  entry.field.type === 'ui' || ['id', 'blockName'].includes(fieldName(entry) ?? '')

const repeatedNames = ({ source, path }: Entity) =>
  everyLevel(source.fields, [...path, 'fields']).flatMap((level) =>
    duplicates(level.filter((entry) => !mayRepeat(entry)).flatMap(named)),
  )

const named = (entry: Placed) => {
  const name = fieldName(entry)
  return name === null ? [] : [{ name, path: [...entry.path, 'name'] }]
}

/** A tab without a name, and what can be folded away, show their label: there must be one. */
const namelessFields = ({ source, path }: Entity): Finding[] =>
  everyField(source.fields, [...path, 'fields']).flatMap((entry) => [
    ...tabsOf(entry)
      .filter(({ field }) => field.name === undefined && hasNoLabel(field))
      .map(noLabel),
    ...(entry.field.type === 'collapsible' && hasNoLabel(entry.field) ? [noLabel(entry)] : []),
  ])

const hasNoLabel = (field: Placed['field']) =>
  field.label === undefined && loose(loose(field.admin).components).Label === undefined

const noLabel = ({ path }: Placed): Finding => ({
  kind: 'missing',
  path: [...path, 'label'],
  found: 'undefined',
  allowed: 'string | object | function',
})

const takenNames = ({ source, path }: Entity) => {
  const taken = [...(source.auth ? ['salt', 'hash'] : []), ...(source.upload ? ['file'] : [])]
  return (everyLevel(source.fields, [...path, 'fields'])[0] ?? [])
    .flatMap(named)
    .filter(({ name }) => taken.includes(name))
    .map((entry) => reserved(entry.name, entry.path))
}
