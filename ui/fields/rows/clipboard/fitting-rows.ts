import type { ArrayField, BlocksField, ClientField, DocumentData, Json } from '#config-schema'
import { isRecord } from '#config-schema'
import { offeredBlocks } from '../../blocks/offered-blocks.ts'
import { newId } from '../../kit/new-id.ts'
import { pathBelow } from '../../kit/paths.ts'
import { fittingValue } from './fitting-value.ts'
import { fieldsOfRow } from './row-fields.ts'

/** What of some rows another field can take. */
export interface FittingRows {
  /** With new ids, however deep. */
  rows: DocumentData[]
  /** The names of what it does not know, each once. */
  leftOut: string[]
}

type MayWrite = (field: ClientField) => boolean

/** Takes of rows from anywhere what the field knows and the person may write; never throws. */
export function fittingRows(
  field: ArrayField | BlocksField,
  rows: readonly Json[],
  mayWrite: MayWrite,
): FittingRows {
  const leftOut = new Set<string>()
  const taken = takenRows(field, rows, '', { mayWrite, leave: (name) => leftOut.add(name) })
  return { rows: taken, leftOut: [...leftOut] }
}

interface Rules {
  mayWrite: MayWrite
  leave(name: string): void
}

function takenRows(
  field: ArrayField | BlocksField,
  rows: readonly Json[],
  parent: string,
  rules: Rules,
): DocumentData[] {
  return rows.flatMap((row) => {
    if (!isRecord(row)) return []
    if (field.type === 'array') return [takenRow(fieldsOfRow(field, row), row, parent, rules)]
    const block = offeredBlocks(field).find(({ slug }) => slug === row.blockType)
    if (block === undefined) {
      if (row.blockType !== undefined) rules.leave(pathBelow(parent, String(row.blockType)))
      return []
    }
    const name = block.hasName && typeof row.blockName === 'string' && { blockName: row.blockName }
    const taken = takenRow(block.fields, row, pathBelow(parent, block.slug), rules)
    return [{ ...taken, ...name, blockType: block.slug }]
  })
}

const ofRows = ['id', 'blockType', 'blockName']

const takenRow = (
  fields: readonly ClientField[],
  row: DocumentData,
  parent: string,
  rules: Rules,
): DocumentData => ({ ...takenFrom(fields, row, parent, rules, ofRows), id: newId() })

/** What these fields take of a record; the rest is told. */
function takenFrom(
  fields: readonly ClientField[],
  data: DocumentData,
  parent: string,
  rules: Rules,
  known: readonly string[] = [],
): DocumentData {
  const places = placesOf(fields)
  const entries = Object.entries(data).flatMap(([name, value]) => {
    if (known.includes(name)) return []
    const taken = takenAt(places.get(name), value, pathBelow(parent, name), rules)
    if (taken === undefined && !isNothing(value)) rules.leave(pathBelow(parent, name))
    return taken === undefined ? [] : [[name, taken] as const]
  })
  return Object.fromEntries(entries)
}

const isNothing = (value: Json): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0)

function takenAt(
  place: Place | undefined,
  value: Json,
  path: string,
  rules: Rules,
): Json | undefined {
  if (place === undefined) return undefined
  if ('within' in place) {
    return isRecord(value) ? takenFrom(place.within, value, path, rules) : undefined
  }
  const { field } = place
  if (!rules.mayWrite(field)) return undefined
  if (field.type !== 'array' && field.type !== 'blocks') return fittingValue(field, value)
  if (value === null) return null
  return Array.isArray(value) ? takenRows(field, value, path, rules) : undefined
}

/** Under a name there is a field, or an object of fields. */
type Place = { field: ClientField } | { within: readonly ClientField[] }

/** What stands at which name, through what only arranges fields. */
const placesOf = (fields: readonly ClientField[]): Map<string, Place> =>
  new Map(fields.flatMap(placesIn))

function placesIn(field: ClientField): (readonly [string, Place])[] {
  switch (field.type) {
    case 'row':
    case 'collapsible':
      return field.fields.flatMap(placesIn)
    case 'group':
      return under(field.name, field.fields)
    case 'tabs':
      return field.tabs.flatMap(({ name, fields }) => under(name, fields))
    case 'ui':
      return []
    default:
      return [[field.name, { field }]]
  }
}

const under = (name: string | null, fields: readonly ClientField[]) =>
  name === null ? fields.flatMap(placesIn) : [[name, { within: fields }] as const]
