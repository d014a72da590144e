import type { Arrow } from './arrows.ts'
import { isLeaf } from './states.ts'

/** What a group hears while it stays where it is says nothing in a picture. */
export const isDrawn = ({ from, to }: Arrow): boolean => to.length > 0 || isLeaf(from)

/** From a group to a state inside it: drawn from `any of these`, for no line leaves a box inwards. */
export const isInward = ({ from, to }: Arrow): boolean =>
  to.length > 0 &&
  to.every(({ path }) => path.length > from.path.length && startsWith(path, from.path))

/** What is written at an arrow: `user.save [isDirty]`. */
export const labelOf = ({ event, guard }: Arrow): string => (guard ? `${event} [${guard}]` : event)

const startsWith = (path: readonly string[], start: readonly string[]) =>
  start.every((key, index) => path[index] === key)
