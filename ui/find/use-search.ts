import { useMemo } from 'react'
import type { ClientField, DocumentData } from '#config-schema'
import type { DocumentActor } from '#machines/document'
import type { FindRef } from '#machines/find'
import type { FormStateActor } from '#machines/form-state'
import { isShown, keyOf } from '#machines/form-state'
import { placeOf } from '../fields/form-state/places.ts'
import type { IsShown } from './leaves.ts'
import { matchesIn } from './matches.ts'

export interface Search {
  type(words: string): void
  step(direction: 'user.next' | 'user.previous'): void
}

/** What is looked through besides the values. */
export interface Searched {
  fields: readonly ClientField[]
  /** What the server decides about them, where it does. */
  formState?: FormStateActor | undefined
}

/** Looks through the document when words are typed, and when somebody goes on after it has changed. */
export function useSearch(
  find: FindRef,
  document: DocumentActor,
  { fields, formState }: Searched,
): Search {
  return useMemo(() => {
    let searched: unknown = null
    const matches = (words: string) => {
      const { values } = document.getSnapshot().context
      searched = values
      return matchesIn(fields, values, words, shownBy(formState, values))
    }
    return {
      type: (words) => find.send({ type: 'user.search', words, found: matches(words) }),
      step(direction) {
        const { words } = find.getSnapshot().context
        const isSame = document.getSnapshot().context.values === searched
        if (!isSame) find.send({ type: 'document.changed', found: matches(words) })
        find.send({ type: direction })
      },
    }
  }, [find, document, fields, formState])
}

/** A field that a condition keeps away is not found: nobody could be brought to it. */
function shownBy(formState: FormStateActor | undefined, values: DocumentData): IsShown {
  if (formState === undefined) return () => true
  const { context } = formState.getSnapshot()
  return (part, parent) =>
    part.asks === undefined || isShown(context, keyOf(values, placeOf(part, parent)), part.asks)
}
