import type { DocumentData, Json } from '#contracts/documents'
import type { ClientField, FieldWithRows, Member } from '#contracts/fields'
import { hasRows, memberNamed, pathBelow } from '#contracts/fields'
import { isRecord } from '#contracts/is-record'
import { newId } from '../../kit/new-id.ts'
import { offeredBlocks } from '../offered-blocks.ts'
import { fittingValue } from './fitting-value.ts'

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
  field: FieldWithRows,
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
  field: FieldWithRows,
  rows: readonly Json[],
  parent: string,
  rules: Rules,
): DocumentData[] {
  return rows.flatMap((row) => {
    if (!isRecord(row)) return []
    if (field.type === 'array') return [takenRow(field.fields, row, parent, rules)]
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
  const entries = Object.entries(data).flatMap(([name, value]) => {
    if (known.includes(name)) return []
    const taken = takenAt(memberNamed(fields, name), value, pathBelow(parent, name), rules)
    if (taken === undefined && !isNothing(value)) rules.leave(pathBelow(parent, name))
    return taken === undefined ? [] : [[name, taken] as const]
  })
  return Object.fromEntries(entries)
}

const isNothing = (value: Json): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0)

function takenAt(
  member: Member | undefined,
  value: Json,
  path: string,
  rules: Rules,
): Json | undefined {
  if (member === undefined) return undefined
  const { part, fields } = member
  if (fields) return isRecord(value) ? takenFrom(fields, value, path, rules) : undefined
  if (!rules.mayWrite(part)) return undefined
  if (!hasRows(part)) return fittingValue(part, value)
  if (value === null) return null
  return Array.isArray(value) ? takenRows(part, value, path, rules) : undefined
}
