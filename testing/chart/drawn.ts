import type { AnyStateNode } from 'xstate'
import type { Arrow } from './arrows.ts'
import { isLeaf, isWithin } from './states.ts'

/** What a group hears while it stays where it is says nothing in a picture. */
export const isDrawn = ({ from, to }: Arrow): boolean => to.length > 0 || isLeaf(from)

/** From a group to a state inside it: drawn from `any of these`, for no line leaves a box inwards. */
export const isInward = ({ from, to }: Arrow): boolean =>
  to.length > 0 && to.every((target) => target !== from && isWithin(target, from))

/** Where its lines lead; what stays where it is leads back. */
export const targetsOf = ({ from, to }: Arrow): readonly AnyStateNode[] =>
  to.length > 0 ? to : [from]

/** What is written at an arrow: `user.save [isDirty]`. */
export const labelOf = ({ event, guard }: Arrow): string => (guard ? `${event} [${guard}]` : event)

/** What stands for the group in such a picture. */
export const anyOfThese = 'any of these'
