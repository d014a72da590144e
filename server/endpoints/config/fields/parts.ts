import { toWords } from 'payload'
import type { ValueField } from '#contracts/fields'
import type { FieldAccess } from '../permissions.ts'
import type { ReadText } from '../texts.ts'
import { hasHooks, isJudgedByServer } from './judged-by-server.ts'
import { adminOf } from './source.ts'

/** What every field has that holds a value. */
export type Common = ValueField

/** How a field looks, whether it holds a value or not. */
export type Look = Pick<ValueField, 'label' | 'description' | 'width' | 'position' | 'hidden'>

/** What the config writes for any field; kinds that lack one of these just do not have it. */
export interface AnySource {
  admin?: object
  defaultValue?: unknown
  label?: unknown
  localized?: boolean
  name?: string
  type?: string
  required?: boolean
  unique?: boolean
}

export function lookOf(field: AnySource, readText: ReadText): Look {
  const admin = adminOf(field)
  return {
    label: readText(field.label, 'label', toWords(field.name ?? field.type ?? '')),
    description: readText(admin.description, 'admin.description'),
    width: typeof admin.width === 'string' ? admin.width : null,
    position: admin.position === 'sidebar' ? 'sidebar' : 'main',
    hidden: admin.hidden === true,
  }
}

/** What all fields have in common that hold a value. */
export function commonOf<Name extends string | null>(
  field: AnySource,
  name: Name,
  access: FieldAccess,
  readText: ReadText,
) {
  const admin = adminOf(field)
  return {
    ...lookOf(field, readText),
    name,
    required: field.required === true,
    localized: field.localized === true,
    unique: field.unique === true,
    placeholder: readText(admin.placeholder, 'admin.placeholder'),
    defaultValue: plainValue(field.defaultValue),
    readOnly: {
      create: admin.readOnly === true || !access.create,
      update: admin.readOnly === true || !access.update,
    },
    disableListColumn: admin.disableListColumn === true,
    disableListFilter: admin.disableListFilter === true,
    disableBulkEdit: admin.disableBulkEdit === true,
    ...(admin.disableGroupBy && { disableGroupBy: true as const }),
    ...(isJudgedByServer(field) && { judgedByServer: true as const }),
    ...(hasHooks(field) && { hasHooks: true as const }),
  }
}

/** A default that is data; null where a function decides it. */
function plainValue(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.map(plainValue)
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, plainValue(part)]))
  }
  return ['string', 'number', 'boolean'].includes(typeof value) ? value : null
}

export const orNull = <Value>(value: Value | undefined): Value | null => value ?? null

export interface ManySource {
  hasMany?: boolean | undefined
  maxRows?: number | undefined
  minRows?: number | undefined
}

export const manyOf = ({ hasMany, maxRows, minRows }: ManySource) => ({
  hasMany: hasMany === true,
  minRows: orNull(minRows),
  maxRows: orNull(maxRows),
})

/** The parts of an object that are data; null where nothing is given. */
export const plainRecord = (value: unknown): Record<string, unknown> | null =>
  typeof value === 'object' && value !== null
    ? (plainValue(value) as Record<string, unknown>)
    : null
