import { useMemo } from 'react'
import type { ClientCollection, ClientGlobal } from '#config-schema'
import type { DocumentActor } from '#machines/document'
import { asTyped, differencesOf, mineAt, unparsedIn } from '#machines/document'
import { useText } from '../../../kit/text.tsx'
import { labelsAt } from '../differences/labels-at.ts'
import { said } from '../differences/said.ts'

/** A change that the server does not have, in words. */
export interface Unsaved {
  name: string
  mine: string
  saved: string
}

/** What is not saved of a document, place by place; nothing while nobody asks. */
export function useUnsaved(
  document: DocumentActor,
  { fields }: ClientCollection | ClientGlobal,
  isAsked: boolean,
): readonly Unsaved[] {
  const text = useText()
  return useMemo(() => {
    if (!isAsked) return []
    const { context } = document.getSnapshot()
    const { base, whole } = context
    const values = asTyped(context.values, unparsedIn(context))
    return differencesOf(base, values, base, whole).map((difference) => ({
      name: labelsAt(fields, difference.place, [values, base]).join(' › '),
      mine: said(text, difference, mineAt(values, difference)),
      saved: said(text, difference, difference.theirs),
    }))
  }, [document, fields, isAsked, text])
}
