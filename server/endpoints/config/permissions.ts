import type { SanitizedFieldPermissions, SanitizedFieldsPermissions } from 'payload'

/** What a user may do with the fields at one level: everything, or what is named. */
export type FieldsAccess = SanitizedFieldsPermissions | undefined

/** What a user may do with one field. */
export interface FieldAccess {
  read: boolean
  create: boolean
  update: boolean
  fields: FieldsAccess
  blocks: (slug: string) => FieldsAccess
}

/** The access to the field of a name, among the access to its level. */
export function accessTo(name: string, level: FieldsAccess): FieldAccess {
  const named = level === true ? true : level?.[name]
  if (named === true) return fullAccess

  const { blocks, create, fields, read, update } = allOptional(named)
  return {
    read: read === true,
    create: create === true,
    update: update === true,
    fields,
    blocks: (slug) => (blocks === true ? true : fieldsOf(blocks?.[slug])),
  }
}

const fullAccess: FieldAccess = {
  read: true,
  create: true,
  update: true,
  fields: true,
  blocks: () => true,
}

type Named = Exclude<SanitizedFieldPermissions, true>

/** Payload's type promises every flag; those that are refused are left out. */
const allOptional = (named: Named | undefined): Partial<Named> => named ?? {}

const fieldsOf = (
  block: true | { fields: SanitizedFieldsPermissions } | undefined,
): FieldsAccess => (block === true ? true : block?.fields)
