import type { Placed } from './fields.ts'
import { fieldName, fieldsOf } from './fields.ts'

/**
 * Where a path such as `seo.title` leads nowhere, the names that it could have gone to; null where
 * it leads somewhere. Behind a relationship, a block or JSON anything may follow.
 */
export function missingStep(
  path: string,
  fields: readonly Placed[],
  builtIn: readonly string[] = [],
): string[] | null {
  const [first = '', ...rest] = path.split('.')
  if (builtIn.includes(first)) return null
  const found = fields.find((field) => fieldName(field) === first)
  if (!found) return [...fields.flatMap((field) => fieldName(field) ?? []), ...builtIn]
  if (rest.length === 0 || !Array.isArray(found.field.fields)) return null

  const inner = missingStep(rest.join('.'), fieldsOf(found), ['id'])
  return inner?.map((name) => `${first}.${name}`) ?? null
}
