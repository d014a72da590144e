import { useSelector } from '@xstate/react'
import { useCallback, useRef, useSyncExternalStore } from 'react'
import type { Json } from '#contracts/documents'
import type { DocumentActor, DocumentContext } from '#machines/document'
import { at, equal } from '#machines/document'
import { complaintAt } from '#machines/form-state'
import type { FieldProblem } from '#problems'
import type { Form } from '../kit/form.ts'
import { isWithin } from '../kit/paths.ts'
import type { IsConcerned } from './kit/watch.ts'
import { watch } from './kit/watch.ts'

export type { Form }

/** The value at one path. A view that asks for no more is painted again for no more. */
export function useValue({ document }: Form, path: string): Json | undefined {
  const [top = ''] = path.split('.', 1)
  const isConcerned = useCallback<IsConcerned>(
    (before, after) => before.values[top] !== after.values[top],
    [top],
  )
  return usePart(document, isConcerned, ({ values }) => at(values, path))
}

/** What the server said against the value at this path: when it was to be saved, or since. */
export function useError(form: Form, path: string): string | undefined {
  return useRefusal(form, path)?.message
}

/** The same, with the language that it is about, where that is another one than the form's. */
export function useRefusal(
  form: Form,
  path: string,
): Pick<FieldProblem, 'message' | 'locale'> | undefined {
  const refusal = usePart(form.document, hasAnotherProblem, ({ problem }) =>
    problem?.fields?.find((field) => field.path === path),
  )
  const complaint = useSelector(
    form.formState,
    (state) => state && complaintAt(state.context, path),
  )
  return refusal ?? (complaint === undefined ? undefined : { message: complaint })
}

/** How many fields at or below these paths the server refused. */
export const useErrorCount = (form: Form, prefixes: readonly string[]): number =>
  useSelector(form.document, ({ context }) => {
    const fields = context.problem?.fields ?? []
    return fields.filter(({ path }) => prefixes.some((prefix) => isWithin(path, prefix))).length
  })

/**
 * Puts a value at this path, at once (R14): what it changes of the value that the caller was shown is
 * changed, and what came meanwhile stays. Whoever holds on to this function, as an editor does that is
 * made once, holds on to the value that it was shown with, and to what it made of that since; unless
 * it says itself what it made the value of.
 */
export function useEdit({ document }: Form, path: string): (value: Json, madeOf?: Json) => void {
  const shown = at(document.getSnapshot().context.values, path)
  const last = useRef({ path, value: shown })
  const isOther = last.current.path !== path || !equal(last.current.value, shown)
  if (isOther) last.current = { path, value: shown }
  const seen = last.current
  return useCallback(
    (value, madeOf = seen.value) => {
      const edit = { type: 'user.edit', path, value, at: Date.now() } as const
      document.send(madeOf === undefined ? edit : { ...edit, seen: madeOf })
      seen.value = value
    },
    [document, path, seen],
  )
}

/** A part of the document that is the same thing until a change concerns it. */
export function usePart<Part>(
  document: DocumentActor,
  isConcerned: IsConcerned,
  partOf: (context: DocumentContext) => Part,
): Part {
  const subscribe = useCallback(
    (listener: () => void) => watch(document, isConcerned, listener),
    [document, isConcerned],
  )
  const read = () => partOf(document.getSnapshot().context)
  return useSyncExternalStore(subscribe, read, read)
}

const hasAnotherProblem: IsConcerned = (before, after) => before.problem !== after.problem
