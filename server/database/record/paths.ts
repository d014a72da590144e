import { snakeCase } from '../snake-case.ts'
import type { Database, TableColumn } from '../types.ts'
import type { Rename } from './changes.ts'
import { isWithin, nameOf, parentOf } from './changes.ts'
import type { StoredField } from './stored-fields.ts'

/**
 * Values that Payload keeps in one table for many fields, such as those of relationships. The path of
 * their field is a value in each row, so that a renamed field changes no table.
 */
export interface PathColumn extends TableColumn {
  slug: string
}

/** A change of paths and what takes it back. */
export interface PathRename {
  step: PathStep
  undo: PathStep
}

/** Finds paths by a pattern; gives their rows another path, or deletes them. */
export interface PathStep extends TableColumn {
  pattern: string
  /** null: the rows are deleted. */
  replacement: string | null
}

export function pathColumns({ payload, ...database }: Database): PathColumn[] {
  const { collections, globals } = payload.config
  const tables = Object.values(database.rawTables)

  return [...collections, ...globals].flatMap(({ slug }) => {
    const roots = rootTables(database, slug)
    return tables.flatMap((table) => {
      const [column, parent] = table.columns._path
        ? [table.columns._path, '_parentID']
        : [table.columns.path, 'parent']
      const isOfSlug = Object.values(table.foreignKeys ?? {}).some(
        ({ columns, foreignColumns }) =>
          columns[0] === parent && roots.includes(foreignColumns[0]?.table ?? ''),
      )
      return column && isOfSlug ? [{ slug, table: table.name, column: column.name }] : []
    })
  })
}

export const renamedPaths = (
  columns: readonly PathColumn[],
  renames: readonly Rename[],
  after: readonly StoredField[],
): PathRename[] =>
  renames.flatMap(({ from, to }) => {
    const field = after.find(({ key }) => key === to)
    if (!field?.path || field.kind === 'block') return []
    const before = `${escaped(parentOf(field.path))}${parentOf(field.path) ? '\\.' : ''}`
    const step = (old: string, now: string) => ({
      pattern: `^((?:version\\.)?${before})${escaped(old)}(?=\\.|$)`,
      replacement: `$1${now}`,
    })
    return inTablesOf(to, columns, after).map(({ table, column }) => ({
      step: { table, column, ...step(nameOf(from), nameOf(to)) },
      undo: { table, column, ...step(nameOf(to), nameOf(from)) },
    }))
  })

export const deletedPaths = (
  columns: readonly PathColumn[],
  dropped: readonly StoredField[],
): PathStep[] =>
  dropped.flatMap(({ key, kind, path }) =>
    path && kind !== 'block'
      ? inTablesOf(key, columns, dropped).map(({ table, column }) => ({
          table,
          column,
          pattern: `^(?:version\\.)?${escaped(path)}$`,
          replacement: null,
        }))
      : [],
  )

/** Paths that no field of the config has. */
export function orphans(
  paths: readonly string[],
  slug: string,
  after: readonly StoredField[],
): string[] {
  const known = new Set(
    after.filter(({ key }) => key === slug || key.startsWith(`${slug}.`)).map(({ path }) => path),
  )
  return paths.filter((path) => !known.has(generic(path)))
}

const generic = (path: string): string =>
  path.replace(/^version\./, '').replace(/\.\d+(?=\.|$)/g, '.*')

function rootTables(
  { tableNameMap, versionsSuffix }: Pick<Database, 'tableNameMap' | 'versionsSuffix'>,
  slug: string,
): string[] {
  const name = snakeCase(slug)
  return [name, `_${name}${versionsSuffix}`].flatMap((key) => tableNameMap.get(key) ?? [])
}

/** Those that have rows of this field, or of fields within it. */
function inTablesOf(
  key: string,
  columns: readonly PathColumn[],
  fields: readonly StoredField[],
): PathColumn[] {
  const inside = fields.filter((field) => field.key === key || isWithin(key, field.key))
  return columns.filter(
    ({ slug, column }) =>
      key.startsWith(`${slug}.`) &&
      inside.some(({ kind }) => (column === '_path' ? kind.startsWith('blocks') : isInRows(kind))),
  )
}

const isInRows = (kind: string): boolean => kind.includes(' many') || kind.includes('+')

const escaped = (path: string): string =>
  path
    .split('.')
    .map((name) => (name === '*' ? '\\d+' : name.replace(/[^\w]/g, '\\$&')))
    .join('\\.')
