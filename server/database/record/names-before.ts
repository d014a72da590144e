import type { FlattenedBlock, FlattenedField, Payload, SanitizedCollectionConfig } from 'payload'
import type { Rename } from './changes.ts'
import { nameOf } from './changes.ts'

/**
 * The same Payload with the names that renamed fields had before. The adapter makes of it the same
 * tables, in the same order, under the names that the database still has.
 */
export function withNamesBefore(payload: Payload, renames: readonly Rename[]): Payload {
  const names = new Map(renames.map(({ from, to }) => [to, nameOf(from)]))
  const before = (key: string, name: string) => names.get(key) ?? name
  const slug = (after: string) => before(after, after)

  const fieldsIn = (fields: readonly FlattenedField[], at: string): FlattenedField[] =>
    fields.map((field) => {
      const key = `${at}.${field.name}`
      const copy = { ...field, name: before(key, field.name) } as FlattenedField & Nested
      if ('relationTo' in field) copy.relationTo = slugsBefore(field.relationTo)
      if ('flattenedFields' in field) copy.flattenedFields = fieldsIn(field.flattenedFields, key)
      if (field.type === 'blocks') {
        copy.blocks = []
        copy.blockReferences = blocksIn(field.blockReferences ?? field.blocks, key)
      }
      return copy
    })

  const blocksIn = (list: readonly (FlattenedBlock | string)[], at: string): FlattenedBlock[] =>
    list.flatMap((found) => {
      const block = typeof found === 'string' ? payload.blocks[found as never] : found
      if (!block) return []
      const key = `${at}.${block.slug}`
      const flattenedFields = fieldsIn((block as FlattenedBlock).flattenedFields, key)
      return [{ ...(block as FlattenedBlock), slug: before(key, block.slug), flattenedFields }]
    })

  const slugsBefore = (relationTo: string | string[]) =>
    Array.isArray(relationTo) ? relationTo.map(slug) : slug(relationTo)

  const collections = payload.config.collections.map((collection) => ({
    ...collection,
    slug: slug(collection.slug),
    flattenedFields: fieldsIn(collection.flattenedFields, collection.slug),
    ...withoutIndexes(collection),
  }))
  const globals = payload.config.globals.map((global) => ({
    ...global,
    slug: slug(global.slug),
    flattenedFields: fieldsIn(global.flattenedFields, global.slug),
  }))

  return Object.assign(Object.create(payload), {
    config: { ...payload.config, collections, globals },
    collections: Object.fromEntries(collections.map((config) => [config.slug, { config }])),
  }) as Payload
}

interface Nested {
  relationTo?: unknown
  flattenedFields?: FlattenedField[]
  blocks?: unknown[]
  blockReferences?: unknown[]
}

/** Indexes name their fields, and nothing that is compared is an index. */
const withoutIndexes = ({ upload }: SanitizedCollectionConfig) => ({
  sanitizedIndexes: [],
  upload: { ...upload, filenameCompoundIndex: undefined },
})
