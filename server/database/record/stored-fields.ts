import type { FlattenedBlock, FlattenedField, SanitizedConfig } from 'payload'
import { fieldIsVirtual } from 'payload/shared'

/** A collection, a global, a field, or a block within a field: what the config stores something for. */
export interface StoredField {
  /** As people name it: `posts`, `posts.hero.title`, `posts.layout.quote.author`. */
  key: string
  /** How its values are stored. Values can only move to a field of the same kind. */
  kind: string
  /** Where its values are in a document, with `*` for the number of a row. */
  path: string
}

/** Everything that a config stores. Two configs that store the same have equal lists. */
export function storedFields(config: SanitizedConfig): StoredField[] {
  const { blocks = [], collections, globals, localization } = config
  const known = new Map(blocks.map((block) => [block.slug, block]))

  const fieldsIn = (fields: readonly FlattenedField[], key: string, path: string): StoredField[] =>
    fields
      .filter((field) => field.name !== 'id' && field.type !== 'join' && !fieldIsVirtual(field))
      .flatMap((field) => {
        const own = { key: `${key}.${field.name}`, path: joined(path, field.name) }
        const kind = kindOf(field, localization !== false)
        return [{ ...own, kind }, ...within(field, own.key, own.path)]
      })

  const within = (field: FlattenedField, key: string, path: string): StoredField[] => {
    if (field.type === 'blocks') return blocksIn(field.blockReferences ?? field.blocks, key, path)
    if (field.type === 'array') return fieldsIn(field.flattenedFields, key, joined(path, '*'))
    return 'flattenedFields' in field ? fieldsIn(field.flattenedFields, key, path) : []
  }

  const blocksIn = (list: readonly (FlattenedBlock | string)[], key: string, path: string) =>
    list.flatMap((found) => {
      const block = typeof found === 'string' ? known.get(found) : found
      if (!block) return []
      const own = { key: `${key}.${block.slug}`, kind: 'block', path: joined(path, '*') }
      return [own, ...fieldsIn(block.flattenedFields, own.key, own.path)]
    })

  const entities = [
    ...collections.map((collection) => ({ ...collection, kind: 'collection' })),
    ...globals.map((global) => ({ ...global, kind: 'global' })),
  ]
  return entities.flatMap(({ slug, kind, flattenedFields, versions }) => [
    { key: slug, kind, path: '' },
    ...(versions ? [{ key: `${slug}._versions`, kind: 'versions', path: '' }] : []),
    ...fieldsIn(flattenedFields, slug, ''),
  ])
}

const joined = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`)

const sameStorage: Readonly<Record<string, string>> = {
  code: 'text',
  email: 'text',
  radio: 'select',
  richText: 'json',
  tab: 'group',
  textarea: 'text',
  upload: 'relationship',
}

/** The type, with everything that decides which tables it is in. */
function kindOf(field: FlattenedField, hasLocales: boolean): string {
  const isLocalized = 'localized' in field && field.localized && hasLocales
  return [
    sameStorage[field.type] ?? field.type,
    'relationTo' in field ? [field.relationTo].flat().join('+') : '',
    'hasMany' in field && field.hasMany ? 'many' : '',
    isLocalized ? 'localized' : '',
  ]
    .filter(Boolean)
    .join(' ')
}
