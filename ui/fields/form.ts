import { useSelector } from '@xstate/react'
import { useCallback } from 'react'
import type { Json } from '#config-schema'
import type { DocumentActor } from '#machines/document'
import { at } from '#machines/document'
import type { FormStateActor } from '#machines/form-state'
import { complaintAt } from '#machines/form-state'
import { isWithin } from './kit/paths.ts'

/** The document that fields show and edit, and the circumstances. */
export interface Form {
  document: DocumentActor
  /** Not on the server yet: fields may be writable once. */
  isNew: boolean
  isReadOnly: boolean
  /** The language of the content; null where there is but one. */
  locale: string | null
  /** Of the collection or global. */
  slug: string
  /** What only the server can decide about the fields; absent where nobody asks it. */
  formState?: FormStateActor
}

/** The value at one path. A view that asks for no more is painted again for no more. */
export const useValue = (form: Form, path: string): Json | undefined =>
  useSelector(form.document, ({ context }) => at(context.values, path))

/** What the server said against the value at this path: when it was to be saved, or since. */
export function useError(form: Form, path: string): string | undefined {
  const refusal = useSelector(
    form.document,
    ({ context }) => context.problem?.fields?.find((field) => field.path === path)?.message,
  )
  const complaint = useSelector(
    form.formState,
    (state) => state && complaintAt(state.context, path),
  )
  return refusal ?? complaint
}

/** How many fields at or below these paths the server refused. */
export const useErrorCount = (form: Form, prefixes: readonly string[]): number =>
  useSelector(form.document, ({ context }) => {
    const fields = context.problem?.fields ?? []
    return fields.filter(({ path }) => prefixes.some((prefix) => isWithin(path, prefix))).length
  })

/** Puts a value at this path, at once (R14). */
export function useEdit(form: Form, path: string): (value: Json) => void {
  const { document } = form
  return useCallback(
    (value) => document.send({ type: 'user.edit', path, value, at: Date.now() }),
    [document, path],
  )
}
