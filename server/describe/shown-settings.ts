import type { Option } from 'payload'
import { isRecord } from '#contracts/is-record'
import { readReference } from '../components/reference.ts'
import type { PayloadField } from '../kit/payload-fields/payload-field.ts'

/** What is set of a field where it isn't off, and is no secret of anybody. */
const told = [
  ...['required', 'localized', 'unique', 'index', 'hidden', 'virtual', 'saveToJWT', 'hasMany'],
  ...['relationTo', 'on', 'collection', 'maxDepth', 'min', 'max', 'minLength', 'maxLength'],
  ...['minRows', 'maxRows', 'timezone', 'dbName', 'enumName'],
]

export function settingsOf(field: PayloadField) {
  const all: Record<string, unknown> = { ...field }
  const admin: Record<string, unknown> = { ...field.admin }
  const settings = Object.fromEntries(
    told.flatMap((key) => (isSaid(all[key]) ? [[key, all[key]]] : [])),
  )
  const { defaultValue } = field
  return {
    settings: {
      ...settings,
      ...(field.options && { options: field.options.map(storedBy) }),
      ...(isPlain(defaultValue) && { defaultValue }),
      ...(admin.readOnly === true && { readOnly: true }),
      ...(admin.disabled === true && { disabled: true }),
    },
    rules: [
      ...functionsIn(field.access, 'access.'),
      ...functionsIn(all.hooks, 'hooks.'),
      ...functionsIn({ condition: admin.condition }, 'admin.'),
      ...functionsIn({
        defaultValue,
        filterOptions: field.filterOptions,
        validate: ownRule(field),
      }),
    ],
  }
}

/** The names of what is a function, or a list of some. */
export function functionsIn(value: unknown, before = ''): string[] {
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([name, one]) =>
    [one].flat().some((part) => typeof part === 'function') ? [before + name] : [],
  )
}

/** The site's own components, by their place. */
export function namesIn(components: unknown): Record<string, string> {
  if (!isRecord(components)) return {}
  return Object.fromEntries(
    Object.entries(components).flatMap(([place, written]) => {
      const references = [written].flat().flatMap((one) => readReference(one) ?? [])
      const names = references.map(({ exportName, module }) => `${module}#${exportName}`)
      return names.length > 0 ? [[place, names.join(', ')]] : []
    }),
  )
}

/** Payload gives a field without a rule one that has no name. */
const ownRule = ({ validate }: PayloadField): unknown =>
  typeof validate === 'function' && validate.name !== '' ? validate : undefined

const isSaid = (value: unknown): boolean =>
  value !== undefined && value !== false && value !== null && isPlain(value)

const isPlain = (value: unknown): boolean =>
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (Array.isArray(value) && value.length > 0 && value.every(isPlain))

const storedBy = (option: Option): string => (typeof option === 'string' ? option : option.value)
