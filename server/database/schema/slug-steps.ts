import type { Database, RawColumn, RawTable } from '../types.ts'
import type { Step } from './steps.ts'
import { literal, quoted } from './steps.ts'

interface SlugRename {
  from: string
  to: string
  /** The one that the config has. */
  field: string
}

/** Rich text names the collection of a document, and so do choices in Payload's own collections. */
export function slugSteps(
  { name, rawTables }: Database,
  rename: SlugRename,
  existing: ReadonlySet<string>,
): Step[] {
  const columns = Object.values(rawTables)
    .filter((table) => existing.has(table.name))
    .flatMap((table) => Object.values(table.columns).map((column) => ({ table, column })))
  const inJson = name === 'sqlite' ? jsonInSqlite : jsonInPostgres
  const inChoices = name === 'sqlite' ? choiceInSqlite : choiceInPostgres
  const choices = columns
    .filter(({ table }) => table.name.startsWith('payload_'))
    .filter(({ column }) => column.options?.includes(rename.field))

  return [
    ...columns
      .filter(({ column }) => column.type === 'jsonb')
      .map((place) => inJson(place, rename)),
    ...new Map(choices.map((place) => [inChoices(place, rename), place])).keys(),
  ].map((sql) => ({ sql }))
}

interface Place {
  table: RawTable
  column: RawColumn
}

function jsonInSqlite({ table, column }: Place, { from, to }: SlugRename): string {
  const [old, now] = [`"relationTo":"${from}"`, `"relationTo":"${to}"`]
  const value = quoted(column.name)
  return `UPDATE ${quoted(table.name)} SET ${value} = replace(${value}, ${literal(old)}, ${literal(now)}) WHERE ${value} LIKE ${literal(`%${old}%`)}`
}

function jsonInPostgres({ table, column }: Place, { from, to }: SlugRename): string {
  const [old, now] = [`"relationTo": "${from}"`, `"relationTo": "${to}"`]
  const value = quoted(column.name)
  return `UPDATE ${quoted(table.name)} SET ${value} = replace(${value}::text, ${literal(old)}, ${literal(now)})::jsonb WHERE ${value}::text LIKE ${literal(`%${old}%`)}`
}

const choiceInSqlite = ({ table, column }: Place, { from, to }: SlugRename): string =>
  `UPDATE ${quoted(table.name)} SET ${quoted(column.name)} = ${literal(to)} WHERE ${quoted(column.name)} = ${literal(from)}`

const choiceInPostgres = ({ column }: Place, { from, to }: SlugRename): string =>
  `ALTER TYPE ${quoted(column.enumName ?? '')} RENAME VALUE ${literal(from)} TO ${literal(to)}`
