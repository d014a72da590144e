import type { SanitizedConfig } from 'payload'
import { isRecord } from '#contracts/is-record'
import { partsOf } from '../kit/payload-fields/field-tree.ts'
import { readReference } from './reference.ts'
import { fieldPlaces } from './references-in.ts'

/** A component for a place that only Payload's own admin has. */
export interface Unplaced {
  /** Its file and export, as the config writes them. */
  name: string
  /** Where the config names it: `books.price.admin.components.afterInput`. */
  place: string
  /** What kind of place that is. */
  kind: 'description' | 'input' | 'list' | 'document'
}

/** Those of collections, globals and their fields. */
export function unplacedIn({ blocks = [], collections, globals }: SanitizedConfig): Unplaced[] {
  const entities = [...collections, ...globals].flatMap(({ admin, fields, slug }) => [
    ...ofEntity(admin, slug),
    ...ofFields(fields, slug),
  ])
  return [...entities, ...blocks.flatMap(({ fields, slug }) => ofFields(fields, slug))]
}

function ofEntity(admin: object, slug: string): Unplaced[] {
  const { components } = admin as { components?: unknown }
  if (!isRecord(components)) return []
  // Its screens are told elsewhere.
  const { views, ...others } = components
  return leavesOf(others, `${slug}.admin.components`).map((leaf) => ({
    ...leaf,
    kind: /\.Description$/.test(leaf.place)
      ? 'description'
      : /list/i.test(leaf.place)
        ? 'list'
        : 'document',
  }))
}

const ofFields = (fields: Parameters<typeof partsOf>[0], slug: string): Unplaced[] =>
  [...partsOf(fields)].flatMap(({ part }) => {
    const { components } = (part.admin ?? {}) as { components?: unknown }
    if (!isRecord(components)) return []
    const others = Object.entries(components).filter(([key]) => !fieldPlaces.includes(key))
    const name = 'slug' in part ? part.slug : part.name || part.type
    return leavesOf(Object.fromEntries(others), `${slug}.${name}.admin.components`).map((leaf) => ({
      ...leaf,
      kind: /\.Description$/.test(leaf.place) ? ('description' as const) : ('input' as const),
    }))
  })

/** The site's own components in an object, with the keys that lead there. */
function leavesOf(value: unknown, place: string): Omit<Unplaced, 'kind'>[] {
  const reference = readReference(value)
  if (reference) return [{ name: nameOf(reference), place }]
  if (Array.isArray(value)) return value.flatMap((one) => leavesOf(one, place))
  if (!isRecord(value) || typeof value.path === 'string') return []
  return Object.entries(value).flatMap(([key, inside]) => leavesOf(inside, `${place}.${key}`))
}

const nameOf = ({ exportName, module }: { exportName: string; module: string }): string =>
  exportName === 'default' ? module : `${module}#${exportName}`
