import { useSelector } from '@xstate/react'
import { useCallback } from 'react'
import type { Json } from '#config-schema'
import type { DocumentActor } from '#machines/document'
import { at } from '#machines/document'
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
}

/** The value at one path. A view that asks for no more is painted again for no more. */
export const useValue = (form: Form, path: string): Json | undefined =>
  useSelector(form.document, ({ context }) => at(context.values, path))

/** What the server said against the value at this path. */
export const useError = (form: Form, path: string): string | undefined =>
  useSelector(
    form.document,
    ({ context }) => context.problem?.fields?.find((field) => field.path === path)?.message,
  )

/** How many fields at or below these paths the server refused. */
export const useErrorCount = (form: Form, prefixes: readonly string[]): number =>
  useSelector(form.document, ({ context }) => {
    const fields = context.problem?.fields ?? []
    return fields.filter(({ path }) => prefixes.some((prefix) => isWithin(path, prefix))).length
  })

/** Puts a value at this path, at once (R14). */
export function useEdit(form: Form, path: string): (value: Json) => void {
  const { document } = form
  return useCallback((value) => document.send({ type: 'user.edit', path, value }), [document, path])
}
