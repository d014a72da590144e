import type { ClientField, FieldWithRows } from '#contracts/fields'
import { fieldsOfRow, hasNodes, hasRows, memberNamed } from '#contracts/fields'

/**
 * What a path is called in the form, from the outside in: `Gallery`, `3`, `Picture`. Of a document that
 * isn't there, nobody knows the kinds of its blocks: what their fields are called is said where it's clear.
 */
export function labelsOfPath(fields: readonly ClientField[], path: string): string[] {
  const [name = '', ...rest] = path.split('.')
  const member = memberNamed(fields, name)
  if (member === undefined) return path === '' ? [] : path.split('.')
  const { part } = member
  const label = part.label ?? name
  // The way to a node of a text has no name.
  if ('type' in part && hasNodes(part)) return [label]
  if (!('type' in part && hasRows(part))) {
    return [label, ...labelsOfPath(member.fields ?? [], rest.join('.'))]
  }
  const [index, ...inside] = rest
  return index === undefined
    ? [label]
    : [label, String(Number(index) + 1), ...labelsInRow(part, inside.join('.'))]
}

function labelsInRow(field: FieldWithRows, path: string): string[] {
  const [name = ''] = path.split('.')
  const kinds =
    field.type === 'blocks' ? field.blocks.map(({ slug }) => ({ blockType: slug })) : [{}]
  const ways = kinds
    .map((row) => fieldsOfRow(field, row))
    .filter((fields) => memberNamed(fields, name) !== undefined)
    .map((fields) => labelsOfPath(fields, path))
  const [first = []] = ways
  return ways.every((way) => way.join() === first.join()) ? first : []
}
