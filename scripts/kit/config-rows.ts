import type { z } from 'zod'

type JsonSchema = z.core.JSONSchema.JSONSchema
type Schemas = z.core.JSONSchema._JSONSchema

/** One key of a section, as the reference page shows it. */
export interface Row {
  key: string
  type: string
  fallback: string
  meaning: string
}

/** A row for each key of an object, with the keys of the objects inside it right below. */
export function rowsOf(schema: JsonSchema, prefix = ''): Row[] {
  const required = schema.required ?? []
  return Object.entries(schema.properties ?? {})
    .filter(([name]) => !name.startsWith('_'))
    .flatMap(([name, value]) => {
      const property = asSchema(value)
      const key = `${prefix}${name}`
      const row = {
        key,
        type: typeText(property),
        fallback: required.includes(name) ? '*required*' : fallbackText(property),
        meaning: property.description ?? '',
      }
      const entries = [property, ...(property.anyOf ?? [])].map((form) =>
        asSchema(asSchema(form).items),
      )
      return [
        row,
        ...objectsIn(property).flatMap((inner) => rowsOf(inner, `${key}.`)),
        ...entries.flatMap((entry) => rowsOf(entry, `${key}[].`)),
      ]
    })
}

/** The object that a value can be, itself or as one of several forms. */
const objectsIn = (schema: JsonSchema): JsonSchema[] =>
  [schema, ...(schema.anyOf ?? [])].map(asSchema).filter(({ properties }) => properties)

function typeText(schema: JsonSchema): string {
  const ownType = schema['x-type']
  if (typeof ownType === 'string') return ownType
  if (schema.$ref) return sectionLink(schema.$ref)
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``
  if (schema.enum) return schema.enum.map((value) => `\`${JSON.stringify(value)}\``).join(' or ')
  const forms = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if (forms) return [...new Set(forms.map(asSchema).map(typeText))].join(' or ')
  if (schema.type === 'array') return `list of ${typeText(asSchema(schema.items))}`
  if (schema.type === 'object' && !schema.properties)
    return `map of ${typeText(asSchema(schema.additionalProperties))}`
  return [schema.type ?? 'anything'].flat().join(' or ')
}

const sectionLink = (ref: string) => {
  const name = ref.replace('#/$defs/', '').replace('BlockInMap', 'Block')
  return `[${name}](#${name.toLowerCase()})`
}

function fallbackText(schema: JsonSchema): string {
  const words = schema['x-default']
  if (typeof words === 'string') return words
  const isFilledInside = schema.properties !== undefined
  if (schema.default === undefined || isFilledInside) return ''
  return `\`${JSON.stringify(schema.default)}\``
}

/** JSON Schema may say `true` for anything, and a list of schemas for the places of a tuple. */
const asSchema = (value: Schemas | Schemas[] | undefined): JsonSchema =>
  typeof value === 'object' && !Array.isArray(value) ? value : {}
