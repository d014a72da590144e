import { grouped } from '../grouped.ts'
import type { Case } from './case.ts'

type Label = Pick<Case, 'name' | 'example'>

export const labelOf = ({ name, example }: Label): string =>
  example === '' ? name : `${name} (${example})`

/** `user.edit (filled, typed), user.save` */
export function folded(labels: readonly Label[]): string {
  return [...grouped(labels, ({ name }) => name)]
    .map(([name, group]) => {
      const examples = [...new Set(group.map(({ example }) => example))].filter(Boolean).sort()
      return examples.length === 0 ? name : `${name} (${examples.join(', ')})`
    })
    .sort()
    .join(', ')
}
