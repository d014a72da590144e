import type { SanitizedCollectionConfig, SanitizedGlobalConfig } from 'payload'
import { isRecord } from '#contracts/is-record'
import type { Definitions } from '../../kit/document-definitions.ts'
import { definitionPrefix } from '../../kit/document-definitions.ts'
import type { Schema } from './operation.ts'
import { camelCase, named, objectOf, text } from './operation.ts'

type Entity = SanitizedCollectionConfig | SanitizedGlobalConfig

const componentPrefix = '#/components/schemas/'

/** The schemas that paths name: documents, what is sent for them, and what all lists have. */
export function schemasOf(entities: readonly Entity[], definitions: Definitions): Schema {
  const slugs = new Set(entities.map(({ slug }) => slug))
  const documents = Object.entries(definitions).map(([name, schema]) => {
    const entity = entities.find(({ slug }) => slug === name)
    return [name, movedRefs(entity ? answered(schema, entity) : schema)]
  })
  const others = entities.flatMap((entity) => {
    const { changes, input, restored, signedIn, unfinished } = schemaNames(entity.slug)
    const whole = answered(definitions[entity.slug], entity)
    const sent = inputOf(whole, entity, slugs)
    return [
      [input, sent],
      [changes, { ...sent, required: [] }],
      [unfinished, movedRefs({ ...whole, required: [] })],
      ...('auth' in entity && entity.auth ? [[signedIn, movedRefs(signedInOf(whole))]] : []),
      [restored, movedRefs({ ...whole, properties: { ...whole.properties, message: text } })],
    ]
  })
  return { ...common, ...Object.fromEntries([...documents, ...others]) }
}

/** The documents of a collection or global have the name of its slug; besides, there are: */
export const schemaNames = (slug: string) => {
  const name = camelCase(slug)
  return {
    /** What is sent to make one. */
    input: `${name}Input`,
    /** What is sent to change one. */
    changes: `${name}Changes`,
    /** One none of whose fields has to be there. */
    unfinished: `${name}Unfinished`,
    /** Whoever is signed in. */
    signedIn: `${name}SignedIn`,
    /** What a collection answers with when a version of one was restored. */
    restored: `${name}Restored`,
  }
}

/** What a version holds may be unfinished. */
export const versionOf = (slug: string): Schema =>
  objectOf(
    {
      id: { type: ['string', 'number'] },
      version: named(schemaNames(slug).unfinished),
      createdAt: text,
      updatedAt: text,
    },
    { parent: {}, latest: { type: ['boolean', 'null'] }, autosave: { type: ['boolean', 'null'] } },
  )

/** A page of a list. */
export const pageOf = (item: Schema): Schema => ({
  allOf: [named('Page'), objectOf({ docs: { type: 'array', items: item } })],
})

const common = {
  Page: objectOf(
    {
      totalDocs: { type: 'integer' },
      limit: { type: 'integer' },
      totalPages: { type: 'integer' },
      pagingCounter: { type: 'integer' },
      hasPrevPage: { type: 'boolean' },
      hasNextPage: { type: 'boolean' },
    },
    {
      page: { type: 'integer' },
      prevPage: { type: ['integer', 'null'] },
      nextPage: { type: ['integer', 'null'] },
    },
  ),
  Refusal: objectOf({
    errors: {
      type: 'array',
      items: objectOf(
        { message: text },
        { name: text, field: text, data: { type: ['object', 'null'] } },
      ),
    },
  }),
}

/** As it's answered: without hidden fields, such as the hash of a password. A global has no ID before its first save. */
function answered(schema: unknown, entity: Entity) {
  const hidden = entity.flattenedFields.filter((field) => 'hidden' in field && field.hidden)
  const names = hidden.map(({ name }) => name)
  const { properties, required, ...rest } = without(schema, names)
  if ('auth' in entity) return { ...rest, properties, required }
  return {
    ...rest,
    properties: { ...properties, globalType: text },
    required: required.filter((name) => !madeOnSave.includes(name)),
  }
}

const madeOnSave = ['id', 'createdAt', 'updatedAt']

/** How somebody has signed in comes with them; their date doesn't where signing in has just written it. */
const signedInOf = ({ properties, ...rest }: ReturnType<typeof answered>) => ({
  ...rest,
  properties: { ...properties, updatedAt: { type: ['string', 'null'] }, _strategy: text },
})

/** As it's sent: without what the server makes, and with documents referred to by their IDs alone. */
function inputOf(schema: unknown, entity: Entity, slugs: ReadonlySet<string>): Schema {
  const virtual = entity.flattenedFields.filter(
    (field) => field.type === 'join' || ('virtual' in field && field.virtual),
  )
  const sent = without(schema, [...madeByServer, ...virtual.map(({ name }) => name)])
  const { required = [], ...rest } = sent
  const hasOwnIds = entity.flattenedFields.some(
    ({ name, type }) => name === 'id' && (type === 'text' || type === 'number'),
  )
  const defaults = entity.flattenedFields.filter(
    (field) => 'defaultValue' in field && field.defaultValue !== undefined,
  )
  const optional = new Set([...(hasOwnIds ? [] : ['id']), ...defaults.map(({ name }) => name)])
  return movedRefs(
    onlyIds({ ...rest, required: required.filter((name) => !optional.has(name)) }, slugs),
  ) as Schema
}

const madeByServer = [
  'createdAt',
  'updatedAt',
  'deletedAt',
  'globalType',
  'collection',
  'sizes',
  'url',
  'thumbnailURL',
  'filesize',
  'stateroomAuthor',
]

function without(schema: unknown, names: readonly string[]) {
  const { properties = {}, required = [], ...rest } = schema as ObjectSchema
  const kept = Object.entries(properties).filter(([name]) => !names.includes(name))
  return {
    ...rest,
    properties: Object.fromEntries(kept),
    required: required.filter((name) => !names.includes(name)),
  }
}

interface ObjectSchema {
  properties?: Schema
  required?: readonly string[]
}

function onlyIds(schema: unknown, slugs: ReadonlySet<string>): unknown {
  if (Array.isArray(schema)) return schema.map((one) => onlyIds(one, slugs))
  if (!isRecord(schema)) return schema
  const { oneOf, ...rest } = schema
  const inner = mapValues(rest, (value) => onlyIds(value, slugs))
  if (!Array.isArray(oneOf)) return inner
  const kept = oneOf.filter((one) => !isDocument(one, slugs)).map((one) => onlyIds(one, slugs))
  return kept.length === 1 ? { ...inner, ...(kept[0] as Schema) } : { ...inner, oneOf: kept }
}

const isDocument = (schema: unknown, slugs: ReadonlySet<string>): boolean =>
  isRecord(schema) &&
  typeof schema.$ref === 'string' &&
  slugs.has(schema.$ref.slice(definitionPrefix.length))

/** In the words of OpenAPI 3.1: references lead to its components, and a tuple has `prefixItems`. */
function movedRefs(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(movedRefs)
  if (!isRecord(schema)) return schema
  const { $ref, items, tsType, ...rest } = schema
  return {
    ...mapValues(rest, movedRefs),
    ...('$ref' in schema && {
      $ref:
        typeof $ref === 'string'
          ? $ref.replace(definitionPrefix, componentPrefix)
          : movedRefs($ref),
    }),
    ...('items' in schema && {
      [Array.isArray(items) ? 'prefixItems' : 'items']: movedRefs(items),
    }),
    // A text is for Payload's own generator; anything else is a field of this name.
    ...(isRecord(tsType) && { tsType: movedRefs(tsType) }),
  }
}

const mapValues = (record: Schema, change: (value: unknown) => unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]))
