import type { Asks } from '#contracts/fields'
import type { FieldState } from '#contracts/form-state'
import { pathAt } from '#machines/document'
import type { FormStateContext } from './form-state.types.ts'
import { keyOf } from './keys.ts'

const asConfigured: FieldState = {}

/** What was decided about the field of this key. */
export const decided = ({ state }: FormStateContext, key: string): FieldState =>
  state.fields[key] ?? asConfigured

/**
 * Whether a field stands on the form. What nobody has decided yet waits for its answer: to appear is
 * calmer than to go away. Where no answer comes, it stands there.
 */
export const isShown = (context: FormStateContext, key: string, asks: Asks): boolean =>
  decided(context, key).hidden !== true &&
  (!asks.condition || context.problem !== null || isDecided(context, key))

/** Whether the answer knows of the rows on the way to this key. */
const isDecided = ({ answered }: FormStateContext, key: string): boolean =>
  answered !== null && pathAt(answered, key.split('.')) !== null

/** What its own rule says against the value at a path, once a save was refused. */
export const complaintAt = (context: FormStateContext, path: string): string | undefined =>
  context.question.isRefused
    ? decided(context, keyOf(context.question.values, path)).error
    : undefined
