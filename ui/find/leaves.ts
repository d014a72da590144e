import type { DocumentData } from '#contracts/documents'
import type { ClientField, ClientTab, LevelBelow, WrittenField } from '#contracts/fields'
import { factsOf, hasRows, isWritten, levelsBelow, pathBelow } from '#contracts/fields'
import type { Valued } from '../fields/kit/text-of.ts'

/** A field that holds a value and no fields, where it stands in a document. */
export interface Leaf extends Omit<LeafPosition, 'isWritable'>, Valued {
  isWritable: boolean
  /** For people. */
  name: string
}

interface LeafPosition {
  path: string
  /** The names of what it lies in. */
  trail: readonly string[]
  isInRow: boolean
  isShown: IsShown
  isWritable: IsWritable
}

/** Whether this person may write in the field. */
export type IsWritable = (field: WrittenField) => boolean

/** Whether a field or a tab at this parent is on the form now. */
export type IsShown = (part: ClientField | ClientTab, parent: string) => boolean

/** Every leaf of a document that the form can show, in the order of the config. */
export const leavesOf = (
  fields: readonly ClientField[],
  data: DocumentData,
  isShown: IsShown,
  isWritable: IsWritable,
): Generator<Leaf> =>
  leavesIn(fields, data, { path: '', trail: [], isInRow: false, isShown, isWritable })

function* leavesIn(
  fields: readonly ClientField[],
  values: DocumentData,
  position: LeafPosition,
): Generator<Leaf> {
  for (const field of fields) {
    if (field.hidden || !position.isShown(field, position.path)) continue
    if (isWritten(field) && !hasRows(field)) yield leafOf(field, values, position)
    for (const level of levelsBelow(field, { values, path: position.path })) {
      yield* leavesBelow(level, field, position)
    }
  }
}

function leafOf(field: WrittenField, values: DocumentData, position: LeafPosition): Leaf {
  const { name, label } = field
  return {
    ...position,
    isWritable: isReplaced(field) && position.isWritable(field),
    shape: factsOf(field).value,
    options: 'options' in field ? field.options : [],
    path: pathBelow(position.path, name),
    name: label ?? name,
    value: values[name],
  }
}

/** Only what is text itself can have other words; those of a choice are the config's. */
const isReplaced = ({ type }: WrittenField): boolean =>
  type === 'text' || type === 'textarea' || type === 'richText'

function* leavesBelow(
  level: LevelBelow,
  field: ClientField,
  position: LeafPosition,
): Generator<Leaf> {
  const { fields, values, path, children, index } = level
  if (children === undefined) return
  if (children.in === 'nodes') {
    const { holder } = children
    const label = 'slug' in holder ? holder.labels.singular : null
    const trail = [...withLabel(position, field), ...(label === null ? [] : [label])]
    yield* leavesIn(fields, values, { ...position, path, trail, isInRow: true })
    return
  }
  if (children.in !== 'rows') {
    const { holder } = children
    if (!('type' in holder) && !position.isShown(holder, position.path)) return
    yield* leavesIn(fields, values, { ...position, path, trail: withLabel(position, holder) })
    return
  }
  const { holder } = children
  const number = String((index ?? 0) + 1).padStart(2, '0')
  const trail = [...withLabel(position, field), `${holder.labels.singular} ${number}`]
  const here = { ...position, path, trail, isInRow: true }
  if ('hasName' in holder && holder.hasName) yield nameOfBlock(values, here)
  yield* leavesIn(fields, values, here)
}

/** A row of fields is not to be seen. */
function withLabel({ trail }: LeafPosition, part: ClientField | ClientTab): readonly string[] {
  const label = 'type' in part && part.type === 'row' ? null : part.label
  const shown = label ?? ('name' in part ? part.name : null)
  return shown === null ? trail : [...trail, shown]
}

const nameOfBlock = ({ blockName }: DocumentData, position: LeafPosition): Leaf => ({
  ...position,
  isWritable: false,
  shape: 'text',
  options: [],
  path: pathBelow(position.path, 'blockName'),
  name: typeof blockName === 'string' ? blockName : '',
  value: blockName,
})
