import type { ClientField, DocumentData, FieldKind, FieldOfKind, Json } from '#config-schema'
import { isRecord } from '#config-schema'
import { pathBelow } from '../fields/kit/paths.ts'

type ArrangingKind = 'row' | 'collapsible' | 'tabs' | 'group' | 'ui' | 'join'

/** A field that holds a value of its own. */
export type JudgedField = FieldOfKind<Exclude<FieldKind, ArrangingKind>>

/** A value in a document, and the field that it belongs to. */
export interface Place {
  field: JudgedField
  path: string
  value: Json | undefined
  siblings: DocumentData
}

type IsShown = (path: string, field: ClientField) => boolean

/** Every value of a document that is on the screen, in the order of the fields, rows included. */
export function placesIn(
  fields: readonly ClientField[],
  values: DocumentData,
  isShown: IsShown,
): Place[] {
  const places: Place[] = []
  collect({ fields, values, parent: '' }, isShown, places)
  return places
}

/** Fields with the values that they are about. */
interface Level {
  fields: readonly ClientField[]
  values: DocumentData
  parent: string
}

function collect({ fields, values, parent }: Level, isShown: IsShown, places: Place[]): void {
  for (const field of fields) {
    const path = 'name' in field && field.name !== null ? pathBelow(parent, field.name) : parent
    if (field.hidden || !isShown(path, field)) continue
    for (const level of levelsIn(field, { values, parent })) collect(level, isShown, places)
    if (!isJudged(field)) continue

    const value = values[field.name]
    places.push({ field, path, value, siblings: values })
    for (const level of rowsIn(field, path, value)) collect(level, isShown, places)
  }
}

/** The fields that one without a value of its own arranges. */
function levelsIn(field: ClientField, at: Pick<Level, 'values' | 'parent'>): Level[] {
  switch (field.type) {
    case 'row':
    case 'collapsible':
      return [{ fields: field.fields, ...at }]
    case 'group':
      return [{ fields: field.fields, ...below(field.name, at) }]
    case 'tabs':
      return field.tabs.map(({ name, fields }) => ({ fields, ...below(name, at) }))
    default:
      return []
  }
}

function below(name: string | null, { values, parent }: Pick<Level, 'values' | 'parent'>) {
  return name === null
    ? { values, parent }
    : { values: recordOf(values[name]), parent: pathBelow(parent, name) }
}

function rowsIn(field: JudgedField, path: string, value: Json | undefined): Level[] {
  if ((field.type !== 'array' && field.type !== 'blocks') || !Array.isArray(value)) return []
  return value.map((row, index) => {
    const values = recordOf(row)
    const fields = field.type === 'array' ? field.fields : fieldsOfBlock(field, values)
    return { fields, values, parent: pathBelow(path, index) }
  })
}

/** A block that the config no longer knows has no fields to judge. */
const fieldsOfBlock = ({ blocks }: FieldOfKind<'blocks'>, { blockType }: DocumentData) =>
  blocks.find(({ slug }) => slug === blockType)?.fields ?? []

const arranging = new Set<FieldKind>(['row', 'collapsible', 'tabs', 'group', 'ui', 'join'])

const isJudged = (field: ClientField): field is JudgedField => !arranging.has(field.type)

const recordOf = (value: Json | undefined): DocumentData => (isRecord(value) ? value : {})
