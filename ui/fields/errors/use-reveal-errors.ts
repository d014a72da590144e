import { useSelector } from '@xstate/react'
import { useCallback, useEffect, useEffectEvent } from 'react'
import type { DocumentActor } from '#machines/document'
import { pathAt, unparsedIn } from '#machines/document'
import type { Form } from '../form.ts'
import { showField } from './show-field.ts'
import { useFieldsOf } from './use-fields-of.ts'

/** Whenever a save is refused for its fields, the first wrong one comes into sight (VAL-7). */
export function useRevealErrors({ document }: Form): void {
  const isRefused = useSelector(document, (state) =>
    state.matches({ open: { unsaved: { refused: 'invalid' } } }),
  )
  const onRefused = useEffectEvent(useShowErrors(document))
  useEffect(() => {
    if (isRefused) onRefused()
  }, [isRefused])
  useEffect(() => {
    const { unsubscribe } = document.on('unfinished', () => onRefused())
    return unsubscribe
  }, [document])
}

/** Brings the first wrong field into sight, opens what it lies in, and gives it the focus. */
export function useShowErrors(document: DocumentActor): () => void {
  const fields = useFieldsOf(document)
  return useCallback(() => {
    const { problem, values, ...context } = document.getSnapshot().context
    const refused = (problem?.fields ?? []).map(({ path }) => path)
    const halfTyped = unparsedIn({ values, ...context }).map(({ place }) => pathAt(values, place)!)
    const paths = refused.length > 0 ? refused : halfTyped
    showField(document, fields, paths)
  }, [document, fields])
}
