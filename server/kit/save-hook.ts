import type { CollectionBeforeValidateHook } from 'payload'
import { ownHook } from './own-hooks.ts'

type Given = Parameters<CollectionBeforeValidateHook>[0]

/** A document that is created, or one that is changed, with what it said before. */
export type Save = Given &
  (
    | { operation: 'create' }
    | { operation: 'update'; originalDoc: NonNullable<Given['originalDoc']> }
  )

/**
 * A `beforeValidate` hook of the plugin's, for saves alone. A reset password runs these hooks as well:
 * with the stored row for data, in all locales at once, and without the document it was before.
 */
export const saveHook = (
  hook: (save: Save) => ReturnType<CollectionBeforeValidateHook>,
): CollectionBeforeValidateHook =>
  ownHook((given: Given) => (isSave(given) ? hook(given) : given.data))

const isSave = (given: Given): given is Save =>
  given.operation === 'create' || given.originalDoc !== undefined
