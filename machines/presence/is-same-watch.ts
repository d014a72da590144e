import type { Watch } from './presence.types.ts'

/** Whether both want the same; a watch is small, and made in one place. */
export const isSameWatch = (one: Watch, other: Watch): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
