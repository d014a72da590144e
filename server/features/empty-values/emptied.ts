import { hasRows } from '#contracts/fields'
import { isRecord } from '#contracts/is-record'
import type { Member } from '../../kit/payload-fields/field-tree.ts'
import { fieldsOfRow, membersOf } from '../../kit/payload-fields/field-tree.ts'
import type { NamedBlocks, PayloadField } from '../../kit/payload-fields/payload-field.ts'

type Values = Readonly<Record<string, unknown>>

interface Site {
  named: NamedBlocks
  /** Without languages, nothing is localized, whatever a field says. */
  isLocalized: boolean
}

/** Values in which no group is null, and no list: these are empty instead. What is left out stays so. */
export const emptied = (fields: readonly PayloadField[], values: Values, site: Site): Values => ({
  ...values,
  ...Object.fromEntries(
    membersOf(fields)
      .filter(({ name }) => values[name] !== undefined)
      .map((member) => [member.name, emptiedValue(member, values[member.name], site)]),
  ),
})

function emptiedValue({ part, fields }: Member, value: unknown, site: Site): unknown {
  if (fields) {
    if (value === null) return emptyRecord(fields, site)
    return isRecord(value) ? emptied(fields, value, site) : value
  }
  if (!hasRows(part)) return value
  if (value === null) return emptyRows(part, site)
  if (!Array.isArray(value)) return value
  return value.map((row: unknown) =>
    isRecord(row) ? emptied(fieldsOfRow(part, row, site.named), row, site) : row,
  )
}

const emptyRecord = (fields: readonly PayloadField[], site: Site): Values =>
  Object.fromEntries(
    membersOf(fields)
      // These are the references of others.
      .filter(({ part }) => part.type !== 'join')
      .map((member) => [member.name, emptiedValue(member, null, site)]),
  )

/** A translated list that is null is another language's, as Payload's own panel says it. */
const emptyRows = ({ localized = false }: PayloadField, { isLocalized }: Site) =>
  localized && isLocalized ? null : []
