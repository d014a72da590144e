import type { ClientCollection, JoinField } from '#config-schema'
import { fieldAt } from './field-at.ts'

/** The order of what is joined. By a localized field the server cannot sort here: the newest come first then. */
export function joinSort(
  { defaultSort }: JoinField,
  targets: readonly ClientCollection[],
): string | null {
  const orders = defaultSort === null ? targets.map((target) => target.defaultSort) : [defaultSort]
  const isPossible = orders.every((order) =>
    order.split(',').every((part) => targets.every((target) => !isLocalized(target, part))),
  )
  return isPossible ? defaultSort : '-createdAt'
}

function isLocalized(target: ClientCollection, part: string): boolean {
  const field = fieldAt(target.fields, part.replace(/^-/, '').split('.'))
  return field !== null && 'localized' in field && field.localized
}
