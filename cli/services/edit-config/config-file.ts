import type { Insertion } from './insert.ts'
import { insertLast } from './insert.ts'
import type { Node } from './node.ts'
import { keyOf } from './node.ts'
import { NotUnderstood } from './not-understood.ts'
import type { Value } from './print.ts'
import { print } from './print.ts'
import type { Written } from './resolve.ts'
import { exportedDefault, written } from './resolve.ts'
import type { Source } from './source.ts'

/** What goes where. */
export interface Edit {
  source: Source
  insertions: readonly Insertion[]
}

/** The object that a config's file exports: as it is, or through `defineConfig` or `buildConfig`. */
export function configObject(source: Source, place: string): Written {
  const value = exportedConfig(source)
  const [first] = value?.node.arguments ?? []
  const isBuilt = value !== null && /^(define|build)\w*Config/.test(calleeOf(value))
  const config = isBuilt && first ? written({ source: value.source, node: first }) : value
  if (config?.node.type === 'ObjectExpression') return config
  throw new NotUnderstood(source.path, place)
}

/** Whether the file's config goes to Payload's `buildConfig`. */
export function isBuiltByPayload(source: Source): boolean {
  const value = exportedConfig(source)
  return value !== null && calleeOf(value).startsWith('build')
}

function exportedConfig(source: Source): Written | null {
  const found = exportedDefault(source)
  return found && written(found)
}

/** The name of the function that is called; empty: it's no call. */
const calleeOf = ({ node: { callee, type } }: Written): string =>
  type === 'CallExpression' && callee?.type === 'Identifier' ? (callee.name ?? '') : ''

/** A property of an object; null: it has none of this name. */
export function propertyOf({ node, source }: Written, name: string): Written | null {
  const { properties = [] } = node
  const at = properties.findLastIndex((property) => keyOf(property) === name)
  // A later spread, and one that could bring it along, would decide instead.
  if (properties.slice(at + 1).some((property) => keyOf(property) === null)) {
    throw new NotUnderstood(source.path, name)
  }
  const property = properties[at]
  if (!property) return null
  if (property.kind !== 'init' || property.method) throw new NotUnderstood(source.path, name)
  return { source, node: property.value as Node }
}

/** The items of a list, as far as each is written in the site's own files. */
export function itemsOf(list: Written, place: string): (Written | null)[] {
  return elementsOf(list, place).map((node) => written({ source: list.source, node }))
}

function elementsOf({ node, source }: Written, place: string): Node[] {
  const { elements, type } = node
  if (type !== 'ArrayExpression' || !elements) throw new NotUnderstood(source.path, place)
  return elements.map((element) => {
    if (element && element.type !== 'SpreadElement') return element
    throw new NotUnderstood(source.path, place)
  })
}

/** The list of an object under this name; null: it has none. */
export function listOf(object: Written, name: string): Written | null {
  const property = propertyOf(object, name)
  if (!property) return null
  const list = written(property)
  if (list?.node.type !== 'ArrayExpression') throw new NotUnderstood(object.source.path, name)
  return list
}

/** Adds to the list of an object, which is made where it has none. */
export function addToList(object: Written, name: string, value: Value, isEntity = false): Edit {
  const list = listOf(object, name)
  if (!list) return addProperty(object, name, [value], isEntity)
  const { source } = list
  const nodes = elementsOf(list, name)
  const item = (indent: string) => print(value, indent, source.style, isEntity)
  return { source, insertions: insertLast(source, list.node, nodes, item) }
}

export function addProperty(
  { node, source }: Written,
  name: string,
  value: Value,
  isEntity = false,
): Edit {
  // A spread could bring the property along.
  const { properties = [] } = node
  if (properties.some((property) => keyOf(property) === null)) {
    throw new NotUnderstood(source.path, name)
  }
  const item = (indent: string) => `${name}: ${print(value, indent, source.style, isEntity)}`
  return { source, insertions: insertLast(source, node, properties, item) }
}

/** A text of an object; null: it has none, or only running the file could tell. */
export function textOf(object: Written, name: string): string | null {
  if (object.node.type !== 'ObjectExpression') return null
  const property = object.node.properties?.findLast((one) => keyOf(one) === name)
  const value = property && written({ source: object.source, node: property.value as Node })
  return typeof value?.node.value === 'string' ? value.node.value : null
}
