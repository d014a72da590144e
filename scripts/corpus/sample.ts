import type { DocumentData, Json } from '#contracts/documents'
import type { ClientField, FieldOfKind } from '#contracts/fields'
import { textDocument } from './sample-texts.ts'

/** What a sample needs to know beside its field. */
export interface Samples {
  /** Different each time, for what must be unique. */
  next: () => number
  /** The id of a document of a collection; null: there is none. */
  idOf: (slug: string) => Promise<string | number | null>
}

/** A document in which every field that a person could fill in is filled in. */
export async function sampleOf(
  fields: readonly ClientField[],
  samples: Samples,
  depth = 0,
): Promise<DocumentData> {
  const data: Record<string, Json> = {}
  for (const field of fields) Object.assign(data, await fieldSample(field, samples, depth))
  return data
}

async function fieldSample(
  field: ClientField,
  samples: Samples,
  depth: number,
): Promise<DocumentData> {
  if (field.hidden || field.type === 'ui' || field.type === 'join') return {}
  if (field.type === 'row' || field.type === 'collapsible') {
    return sampleOf(field.fields, samples, depth)
  }
  if (field.type === 'tabs') {
    const tabs: Record<string, Json> = {}
    for (const { fields, name } of field.tabs) {
      const inner = await sampleOf(fields, samples, depth)
      Object.assign(tabs, name === null ? inner : { [name]: inner })
    }
    return tabs
  }
  if (field.type === 'group' && field.name === null) return sampleOf(field.fields, samples, depth)
  const { name, readOnly } = field as { name: string; readOnly: { create: boolean } }
  if (readOnly.create) return {}
  const value = await valueSample(field, samples, depth)
  return value === undefined ? {} : { [name]: value }
}

type Sampler<Kind extends ClientField['type']> = (
  field: FieldOfKind<Kind>,
  samples: Samples,
  depth: number,
) => Promise<Json | undefined> | Json | undefined

async function valueSample(
  field: ClientField,
  samples: Samples,
  depth: number,
): Promise<Json | undefined> {
  const sampler = samplers[field.type] as Sampler<ClientField['type']>
  return sampler(field, samples, depth)
}

const deepest = 3

const samplers: { [Kind in ClientField['type']]: Sampler<Kind> } = {
  array: async ({ fields, maxRows, minRows }, samples, depth) =>
    depth > deepest || maxRows === 0
      ? undefined
      : Promise.all(
          Array.from({ length: Math.max(1, minRows ?? 0) }, () =>
            sampleOf(fields, samples, depth + 1),
          ),
        ),
  blocks: async ({ blocks, maxRows, minRows, offered }, samples, depth) => {
    const [block] = blocks.filter(({ slug }) => offered?.includes(slug) ?? true)
    if (!block || depth > deepest || maxRows === 0) return undefined
    return Promise.all(
      Array.from({ length: Math.max(1, minRows ?? 0) }, async () => ({
        blockType: block.slug,
        ...(await sampleOf(block.fields, samples, depth + 1)),
      })),
    )
  },
  checkbox: () => true,
  code: () => 'const answer = 42',
  collapsible: () => undefined,
  date: ({ max, min }) => [min, max, '2026-03-04T12:00:00.000Z'].find(Boolean) ?? undefined,
  email: (_, { next }) => `person-${next()}@site.example`,
  group: ({ fields }, samples, depth) => sampleOf(fields, samples, depth),
  join: () => undefined,
  json: ({ jsonSchema, required }) => (jsonSchema && !required ? undefined : { answer: 42 }),
  number: ({ hasMany, max, min, minRows }) =>
    many(hasMany, minRows, () => Math.max(min ?? 7, Math.min(max ?? 7, 7))),
  password: () => 'a-long-password',
  point: () => [13.5, 52.25],
  radio: ({ options }) => options[0]?.value,
  relationship: (field, samples) => reference(field, samples),
  richText: () => textDocument('A few words'),
  row: () => undefined,
  select: ({ hasMany, options }) => {
    const value = options[0]?.value
    return value === undefined ? undefined : hasMany ? [value] : value
  },
  tabs: () => undefined,
  text: ({ hasMany, maxLength, minLength, minRows, name }, { next }) =>
    many(hasMany, minRows, () => fitting(`${name} ${next()}`, minLength, maxLength)),
  textarea: ({ maxLength, minLength, name }, { next }) =>
    fitting(`${name} ${next()}\nin two lines`, minLength, maxLength),
  ui: () => undefined,
  upload: (field, samples) => reference(field, samples),
}

const many = (hasMany: boolean, minRows: number | null, make: () => Json): Json =>
  hasMany ? Array.from({ length: Math.max(1, minRows ?? 0) }, make) : make()

const fitting = (text: string, least: number | null, most: number | null): string =>
  text.padEnd(least ?? 0, '.').slice(0, most ?? undefined)

async function reference(
  {
    hasMany,
    isPolymorphic,
    relationTo,
    required,
    asks,
    filterOptions,
  }: FieldOfKind<'relationship' | 'upload'>,
  { idOf }: Samples,
): Promise<Json | undefined> {
  // What may be chosen here is for the form to ask; a guess would be refused.
  if ((asks?.options || filterOptions) && !required) return undefined
  for (const slug of relationTo) {
    const id = await idOf(slug)
    if (id === null) continue
    const value = isPolymorphic ? { relationTo: slug, value: id } : id
    return hasMany ? [value] : value
  }
  return undefined
}
