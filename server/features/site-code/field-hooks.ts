import { childrenOf } from '../../kit/payload-fields/field-tree.ts'
import type { PayloadField } from '../../kit/payload-fields/payload-field.ts'
import { noted } from './failures.ts'

/** The hooks of these fields and of all in them. A list of fields can be in several places. */
export function noteInFields(
  fields: readonly PayloadField[],
  slug: string,
  seen: Set<unknown>,
): void {
  if (seen.has(fields)) return
  seen.add(fields)
  for (const field of fields) {
    if ('hooks' in field && field.hooks && !seen.has(field)) {
      Object.assign(field, { hooks: noted(field.hooks, slug) })
    }
    seen.add(field)
    for (const children of childrenOf(field)) noteInFields(children.fields, slug, seen)
  }
}
