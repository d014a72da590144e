import type { Placed } from './fields.ts'
import { blocksOf, fieldName, fieldsOf, membersOf } from './fields.ts'
import { listOf, loose, textOf } from './loose.ts'
import type { Path } from './mistake.ts'
import type { Entity, Site } from './site.ts'
import { snakeCase } from './snake-case.ts'

/** Something that has a name of its own in the database. */
export interface StoredName {
  /** Names of one space are different: tables, types, the columns of a table. */
  space: string
  name: string
  /** What people named it, with the groups around it. */
  given: string
  /** null: Payload adds it. */
  path: Path | null
  /** Nothing is called so, but looked up by it: the name that a table would have without `dbName`. */
  isAlias?: boolean
  /** What it may share its name with: the same choices, the same block. */
  sameAs?: string
  /** Of a column. */
  holds?: Held
}

/** What a column holds, and what the database refuses to keep in it. */
interface Held {
  kind: string
  /** Of choices, which PostgreSQL knows. */
  values: readonly string[] | null
  /** No two rows have the same. */
  isUnique: boolean
}

interface Place {
  site: Site
  /** The table of a document, and the one that a field is in. */
  root: string
  table: string
  /** Of the columns of groups. */
  prefix: string
  given: string
  /** With the names of groups; of them arrays and choices make their own. */
  below: string
  isVersion: boolean
  isLocalized: boolean
  /** Those that were met, by the table that is theirs. */
  blocks: Map<string, readonly StoredName[]>
}

/** What Payload's adapters for SQL make of a config: every table, column and type. */
export function storedNames(site: Site): StoredName[] {
  const { collections, globals, searches } = site
  const entities = [
    ...[...collections, ...searches].map((entity) => ({ entity, own: ownFields(entity) })),
    ...globals.map((entity) => ({ entity, own: ['createdAt', 'updatedAt'] })),
  ]
  return entities.flatMap(({ entity, own }) => namesOf(site, entity, own))
}

function namesOf(site: Site, { path, slug, source }: Entity, own: readonly string[]) {
  if (slug === '' || typeof source.dbName === 'function') return []
  const at = [...path, 'slug']
  const table = textOf(source.dbName) ?? snakeCase(slug)
  const tables = (name: string, named: string): StoredName[] =>
    [...new Set([name, named])].map((one) => ({
      space: 'tables',
      name: one,
      given: slug,
      path: at,
    }))
  const fields = membersOf(source.fields, [...path, 'fields'])
  const place = (root: string, prefix: string, isVersion: boolean): Place => ({
    ...{ site, root, table: root, prefix, isVersion, given: '', isLocalized: false },
    below: isVersion ? `${root}_version` : root,
    blocks: new Map(),
  })
  return [
    ...tables(table, snakeCase(slug)),
    ...(source.versions ? tables(`_${table}_v`, `_${snakeCase(slug)}_v`) : []),
    ...own.map(
      (name): StoredName => ({
        space: `columns of ${table}`,
        name: columnOf('', name),
        given: name,
        path: null,
      }),
    ),
    ...namesInAll(fields, place(table, '', false)),
    ...(source.versions ? namesInAll(fields, place(`_${table}_v`, 'version_', true)) : []),
  ]
}

/** What Payload adds to collections. */
const ownFields = ({ source }: Entity): string[] => [
  ...(source.timestamps === false ? [] : ['createdAt', 'updatedAt']),
  ...(source.trash ? ['deletedAt'] : []),
  ...(source.upload
    ? [
        'url',
        'thumbnailURL',
        'filename',
        'mimeType',
        'filesize',
        'width',
        'height',
        'focalX',
        'focalY',
      ]
    : []),
  ...(source.auth
    ? ['resetPasswordToken', 'resetPasswordExpiration', 'loginAttempts', 'lockUntil']
    : []),
]

const columnOf = (prefix: string, name: string): string =>
  `${prefix}${name.startsWith('_') ? '_' : ''}${snakeCase(name)}`

const namesInAll = (fields: readonly Placed[], place: Place): StoredName[] =>
  fields.flatMap((field) => namesIn(field, place))

function namesIn(entry: Placed, place: Place): StoredName[] {
  const { field } = entry
  const name = fieldName(entry)
  if (name === null || name === 'id' || field.virtual || field.dbName instanceof Function) return []
  const isLocalized = place.isLocalized || (Boolean(field.localized) && hasLocales(place.site))
  const inside = { ...place, isLocalized, given: `${place.given}${name}.` }
  const column = columnOf(place.prefix, name)
  switch (field.type) {
    case 'join':
    case 'ui':
      return []
    case 'array':
      return arrayNames(entry, name, inside)
    case 'blocks':
      return blockNames(entry, place)
    case 'group':
    case undefined: // A tab.
      return fieldsOf(entry).flatMap((one) =>
        namesIn(one, { ...inside, prefix: `${column}_`, below: `${place.table}_${column}` }),
      )
    case 'radio':
    case 'select':
      return [
        ...choiceNames(entry, name, place),
        ...(field.hasMany === true
          ? tableNames(entry, name, place)
          : [columnName(entry, name, column, inside)]),
      ]
    default:
      if (field.hasMany === true || Array.isArray(field.relationTo)) return []
      return [
        columnName(entry, name, field.relationTo === undefined ? column : `${column}_id`, inside),
      ]
  }
}

const hasLocales = ({ config }: Site): boolean => Boolean(config.localization)

function columnName(entry: Placed, name: string, column: string, place: Place): StoredName {
  const given = place.given.slice(0, -1) || name
  const space = `columns of ${place.table}${place.isLocalized ? '_locales' : ''}`
  return { space, name: column, given, path: [...entry.path, 'name'], holds: heldBy(entry) }
}

function heldBy({ field }: Placed): Held {
  const type = String(field.type)
  return {
    kind: alike[type] ?? type,
    values: field.options === undefined ? null : valuesOf(field.options),
    isUnique: field.unique === true,
  }
}

/** Kinds whose values are stored as those of another one. */
const alike: Readonly<Record<string, string>> = {
  ...{ textarea: 'text', email: 'text', code: 'text' },
  ...{ richText: 'json', radio: 'select', upload: 'relationship' },
}

/** Payload finds a table by the name that it would have without `dbName`, too. */
function tableNames(entry: Placed, name: string, { below, given, isVersion }: Place): StoredName[] {
  const usual = `${below}_${snakeCase(name)}`
  const custom = textOf(entry.field.dbName)
  const own = custom === null ? usual : isVersion ? `_${custom}_v` : custom
  return [...new Set([own, usual])].map((one) => ({
    space: 'tables',
    name: one,
    given: `${below} ${given}${name}`,
    path: [...entry.path, 'name'],
    isAlias: one !== own,
  }))
}

function arrayNames(entry: Placed, name: string, place: Place): StoredName[] {
  const tables = tableNames(entry, name, { ...place, given: '' })
  const table = tables[0]?.name ?? ''
  const rows: Place = { ...place, table, below: table, prefix: '', given: '', isLocalized: false }
  return [...tables, ...fieldsOf(entry).flatMap((one) => namesIn(one, rows))]
}

/** A block is stored once for each kind of document; Payload tells apart two of the same name and other fields. */
function blockNames(entry: Placed, place: Place): StoredName[] {
  const references = listOf(entry.field.blockReferences).flatMap((slug) =>
    place.site.blocks
      .filter((block) => block.slug === slug)
      .map(({ path, source }): Placed => ({ field: source, path })),
  )
  return [...blocksOf(entry), ...references].flatMap((block) => {
    const slug = textOf(block.field.slug) ?? textOf(block.path.at(-1))
    const usual = `${place.root}_blocks_${snakeCase(slug ?? '')}`
    if (slug === null || block.field.dbName instanceof Function) return []
    const custom = textOf(block.field.dbName)
    const table = custom === null ? usual : place.isVersion ? `_${custom}_v` : custom
    const own: StoredName = {
      ...{ space: 'tables', name: table, given: `${place.root} ${slug}` },
      path: [...block.path, 'slug'],
      // Payload gives the second one a number.
      sameAs: 'block',
    }
    const inside = { ...place, table, below: table, prefix: '', given: '', isLocalized: false }
    const first = place.blocks.get(usual)
    // Versions have the same fields.
    if (first && place.isVersion) return []
    const names = namesInAll(fieldsOf(block), inside)
    if (first) return otherwiseThan(first, { own, names })
    place.blocks.set(usual, names)
    return [own, ...names]
  })
}

/**
 * Payload takes two blocks for one whose columns have the same names, and makes these for the first: of
 * another kind than the second's values, never twice, of other choices. What only the second one's rows
 * have is nowhere.
 */
function otherwiseThan(
  first: readonly StoredName[],
  { own, names }: { own: StoredName; names: readonly StoredName[] },
): readonly StoredName[] {
  const known = new Map(first.map((one) => [nameIn(one), one.holds]))
  const isKnown = (one: StoredName) => known.has(nameIn(one))
  const columns = names.filter(({ holds }) => holds !== undefined)
  const direct = [`columns of ${own.name}`, `columns of ${own.name}_locales`]
  if (!columns.every((one) => isKnown(one) || !direct.includes(one.space))) return []
  const { sameAs: _, ...block } = own
  const tables = names.filter(({ space }) => space === 'tables')
  const otherwise = [...columns, ...tables].every(isKnown)
    ? columns.filter((one) => !fits(one.holds, known.get(nameIn(one))))
    : [block]
  return otherwise.map((one) => ({ ...one, given: `${one.given} of another block` }))
}

const nameIn = ({ name, space }: StoredName): string => `${space}\n${name}`

const fits = (own: Held | undefined, column: Held | undefined): boolean =>
  own === undefined ||
  column === undefined ||
  (own.kind === column.kind &&
    own.isUnique === column.isUnique &&
    (own.values ?? []).every((value) => column.values?.includes(value)))

/** Types of PostgreSQL. */
function choiceNames(entry: Placed, name: string, { below }: Place): StoredName[] {
  const { dbName, enumName, options } = entry.field
  if (enumName instanceof Function) return []
  return [
    {
      ...{ space: 'types', given: `${below} ${name}`, path: [...entry.path, 'name'] },
      name: textOf(enumName) ?? textOf(dbName) ?? `enum_${below}_${snakeCase(name)}`,
      sameAs: JSON.stringify(valuesOf(options)),
    },
  ]
}

const valuesOf = (options: unknown): string[] =>
  listOf(options).map((option) => textOf(option) ?? textOf(loose(option).value) ?? '')
