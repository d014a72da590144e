import type {
  ArrayField,
  BlocksField,
  ClientField,
  ClientOption,
  ClientTab,
  DocumentData,
  Json,
} from '#config-schema'
import { isRecord } from '#config-schema'
import { pathBelow } from '../fields/kit/paths.ts'

/** A field that holds a value and no fields, where it stands in a document. */
export interface Leaf extends Place {
  type: ClientField['type']
  /** Of a choice. */
  options: readonly ClientOption[]
  /** For people. */
  name: string
  value: Json | undefined
}

interface Place {
  path: string
  /** The names of what it lies in. */
  trail: readonly string[]
  isInRow: boolean
  isShown: IsShown
}

/** Whether a field or a tab at this parent is on the form now. */
export type IsShown = (part: ClientField | ClientTab, parent: string) => boolean

/** Every leaf of a document that the form can show, in the order of the config. */
export const leavesOf = (
  fields: readonly ClientField[],
  data: DocumentData,
  isShown: IsShown,
): Generator<Leaf> => leavesIn(fields, data, { path: '', trail: [], isInRow: false, isShown })

function* leavesIn(
  fields: readonly ClientField[],
  data: Json | undefined,
  place: Place,
): Generator<Leaf> {
  const record = isRecord(data) ? data : {}
  for (const field of fields) {
    if (!field.hidden && place.isShown(field, place.path)) yield* leavesAt(field, record, place)
  }
}

function* leavesAt(field: ClientField, data: DocumentData, place: Place): Generator<Leaf> {
  switch (field.type) {
    case 'row':
      yield* leavesIn(field.fields, data, place)
      break
    case 'collapsible':
      yield* leavesIn(field.fields, data, within(place, null, field.label))
      break
    case 'group':
      yield* leavesWithin(field, data, place)
      break
    case 'tabs':
      for (const tab of field.tabs) {
        if (place.isShown(tab, place.path)) yield* leavesWithin(tab, data, place)
      }
      break
    case 'array':
    case 'blocks':
      yield* leavesInRows(field, data[field.name], place)
      break
    case 'ui':
    case 'join':
      break
    default: {
      const { name, label } = field
      const path = pathBelow(place.path, name)
      const options = 'options' in field ? field.options : []
      yield { ...place, type: field.type, options, path, name: label ?? name, value: data[name] }
    }
  }
}

interface Holder {
  name: string | null
  label: string | null
  fields: readonly ClientField[]
}

const leavesWithin = ({ name, label, fields }: Holder, data: DocumentData, place: Place) =>
  leavesIn(fields, name === null ? data : data[name], within(place, name, label ?? name))

function* leavesInRows(
  field: ArrayField | BlocksField,
  rows: Json | undefined,
  place: Place,
): Generator<Leaf> {
  const list = within(place, field.name, field.label ?? field.name)
  for (const [index, row] of (Array.isArray(rows) ? rows : []).entries()) {
    if (!isRecord(row)) continue
    const kind = field.type === 'array' ? field : blockOf(field, row)
    if (kind === undefined) continue
    const number = String(index + 1).padStart(2, '0')
    const here = { ...within(list, index, `${kind.labels.singular} ${number}`), isInRow: true }
    if ('hasName' in kind && kind.hasName) yield nameOfBlock(row, here)
    yield* leavesIn(kind.fields, row, here)
  }
}

const blockOf = ({ blocks }: BlocksField, { blockType }: DocumentData) =>
  blocks.find(({ slug }) => slug === blockType)

const nameOfBlock = ({ blockName }: DocumentData, place: Place): Leaf => ({
  ...place,
  type: 'text',
  options: [],
  path: pathBelow(place.path, 'blockName'),
  name: typeof blockName === 'string' ? blockName : '',
  value: blockName,
})

const within = (place: Place, name: string | number | null, label: string | null): Place => ({
  ...place,
  path: name === null ? place.path : pathBelow(place.path, name),
  trail: label === null ? place.trail : [...place.trail, label],
})
