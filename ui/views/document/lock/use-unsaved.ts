import { useMemo } from 'react'
import type { DocumentActor } from '#machines/document'
import { asTyped, differencesOf, unparsedIn } from '#machines/document'

/** What is not saved of a document, place by place; nothing while nobody asks. */
export function useUnsaved(document: DocumentActor, isAsked: boolean) {
  return useMemo(() => {
    const { context } = document.getSnapshot()
    const { base, whole } = context
    const values = asTyped(context.values, unparsedIn(context))
    return { base, values, differences: isAsked ? differencesOf(base, values, base, whole) : [] }
  }, [document, isAsked])
}
