import { Problem } from '#problems'
import { knownNames } from '../../kit/known-names.ts'
import { configObject, itemsOf, listOf, propertyOf, textOf } from './config-file.ts'
import { NotUnderstood } from './not-understood.ts'
import type { Written } from './resolve.ts'
import { written } from './resolve.ts'
import { readSource } from './source.ts'

export const lists = { collection: 'collections', global: 'globals', block: 'blocks' } as const

type Place = (typeof lists)[keyof typeof lists]

/** The slugs in a list of a config; null: only running the file could tell. */
export function slugsIn(config: Written, place: string): (string | null)[] {
  const list = listOf(config, place)
  return list ? itemsOf(list, place).map((item) => item && textOf(item, 'slug')) : []
}

/** Those of a config's file that can be told without running it. */
export function slugsInFile(path: string, places: readonly Place[]): string[] {
  const config = configObject(readSource(path), 'collections')
  return places.flatMap((place) => {
    try {
      return slugsIn(config, place).flatMap((slug) => slug ?? [])
    } catch {
      return []
    }
  })
}

/** The collection, global or block of this slug. */
export function entityNamed(config: Written, slug: string): Written {
  const entities = Object.values(lists).flatMap((place) => {
    const property = propertyOf(config, place)
    if (!property || written(property)?.node.type !== 'ArrayExpression') return []
    return itemsOf(listOf(config, place)!, place)
  })
  const found = entities.find((entity) => entity && textOf(entity, 'slug') === slug)
  if (found) return found
  const slugs = entities.map((entity) => entity && textOf(entity, 'slug'))
  if (slugs.includes(null)) throw new NotUnderstood(config.source.path, `${slug}.fields`)
  mustExist(slugs, slug)
  throw new NotUnderstood(config.source.path, `${slug}.fields`)
}

/** @throws {Problem} `add.unknownTarget`, unless only running the file could tell */
export function mustExist(names: readonly (string | null)[], name: string): void {
  const known = names.filter((one) => one !== null)
  if (known.includes(name) || known.length < names.length) return
  throw new Problem('add.unknownTarget', { details: { found: name, ...knownNames(name, known) } })
}
