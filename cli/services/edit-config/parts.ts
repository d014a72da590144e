import { Problem } from '#problems'
import { knownNames } from '../../kit/known-names.ts'
import type { Edit } from './config-file.ts'
import { addProperty, addToList, itemsOf, listOf, propertyOf, textOf } from './config-file.ts'
import { NotUnderstood } from './not-understood.ts'
import type { Value } from './print.ts'
import type { Written } from './resolve.ts'
import { written } from './resolve.ts'

/**
 * The field, tab or block that these names lead to, below a collection, a field or a block. What has no
 * name only arranges others.
 *
 * @throws {Problem} `add.unknownTarget`
 */
export function partAt(holder: Written, names: readonly string[]): Written {
  const [name = '', ...rest] = names
  const parts = partsIn(holder)
  const part = parts.find((one) => one?.name === name)
  if (part) return rest.length === 0 ? part.written : partAt(part.written, rest)
  if (parts.includes(null)) throw new NotUnderstood(holder.source.path, `${name}`)
  const known = parts.flatMap((one) => one?.name ?? [])
  throw new Problem('add.unknownTarget', { details: { found: name, ...knownNames(name, known) } })
}

interface Part {
  name: string
  written: Written
}

/** null: one that only running the file could tell. */
function partsIn(holder: Written): (Part | null)[] {
  return ['fields', 'tabs', 'blocks'].flatMap((place) => {
    const list = listOf(holder, place)
    if (!list) return []
    const key = place === 'blocks' ? 'slug' : 'name'
    return itemsOf(list, place).flatMap((item): readonly (Part | null)[] => {
      if (item?.node.type !== 'ObjectExpression') return [null]
      if (!propertyOf(item, key)) return partsIn(item)
      const name = textOf(item, key)
      return [name === null ? null : { name, written: item }]
    })
  })
}

/** Sets a property deep in an object, or adds to a list there; the objects around it are made as needed. */
export function setIn(
  object: Written,
  [name = '', ...rest]: readonly string[],
  value: Value,
  isListed: boolean,
): Edit {
  if (rest.length === 0 && isListed) return addToList(object, name, value)
  const property = propertyOf(object, name)
  if (!property) return addProperty(object, name, nested(rest, isListed ? [value] : value))
  const inner = written(property)
  if (rest.length === 0) throw new Problem('add.taken', { details: { name } })
  if (inner?.node.type !== 'ObjectExpression') throw new NotUnderstood(object.source.path, name)
  return setIn(inner, rest, value, isListed)
}

const nested = (names: readonly string[], value: Value): Value =>
  names.reduceRight<Value>((inner, name) => ({ [name]: inner }), value)
