import type { FlattenedField, Payload, Where } from 'payload'
import { idAsKept, isPossibleId } from '../../kit/possible-id.ts'
import type { Comparison, Meaning } from './meaning.ts'
import { listOf, meaningsOf } from './meaning.ts'
import { UnreadableFilter } from './unreadable-filter.ts'

/** What follows the path of a reference to one of several collections where its id is asked about. */
export const ofValue = '.value'

/**
 * Payload takes most comparisons of such an id for no condition at all, and lists every document. It is
 * asked for references to each collection that can have the id. Throws UnreadableFilter where none can.
 */
export function meaningsOfIds(
  payload: Payload,
  field: FlattenedField,
  { path, operator, value }: Omit<Comparison, 'field'>,
): readonly Meaning[] {
  const reference = path.slice(0, -ofValue.length)
  const isThere = (whether: boolean) =>
    meaningsOf({ path: reference, operator: 'exists', value: whether, field }) ?? []
  if (operator === 'exists') return isThere(String(value) === 'true')
  if (!comparing.has(operator)) {
    throw new UnreadableFilter(
      `The filter '${path}' knows ${[...comparing].join(', ')} and exists.`,
    )
  }
  const isNot = operator.startsWith('not_')
  if (value === null || value === 'null') return isThere(isNot)
  const targets = 'relationTo' in field ? [field.relationTo].flat() : []
  const pairs = listOf(value).flatMap((id) => referencesTo(payload, targets, { path, id }))
  return [
    { isNot, among: { or: pairs.map((pair) => ({ [reference]: { equals: pair } }) as Where) } },
  ]
}

const comparing: ReadonlySet<string> = new Set(['equals', 'not_equals', 'in', 'not_in'])

function referencesTo(
  payload: Payload,
  targets: readonly string[],
  { path, id }: { path: string; id: unknown },
) {
  const able = targets.filter((slug) => isPossibleId(payload, slug, String(id)))
  if (able.length === 0) {
    throw new UnreadableFilter(`The filter '${path}' needs ids of ${targets.join(' or ')}.`)
  }
  return able.map((slug) => ({ relationTo: slug, value: idAsKept(payload, slug, String(id)) }))
}
