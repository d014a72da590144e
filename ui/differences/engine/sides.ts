import type { Change } from '../../kit/values.ts'
import { isNothing, own } from '../../kit/values.ts'
import type { Sides } from './difference.ts'
import { isSame } from './same.ts'

/** The value of this name on both sides. */
export const sidesAt = ({ from, to }: Sides, name: string): Sides => ({
  from: own(from, name),
  to: own(to, name),
})

export function changeOf({ from, to }: Sides): Change {
  if (isNothing(from)) return isNothing(to) ? 'same' : 'added'
  if (isNothing(to)) return 'removed'
  return isSame(from, to) ? 'same' : 'changed'
}
