import { useMemo } from 'react'
import type { DocumentData } from '#contracts/documents'
import type { ClientField } from '#contracts/fields'
import type { DocumentActor } from '#machines/document'
import { isNew } from '#machines/document'
import type { FindRef } from '#machines/find'
import type { FormStateActor } from '#machines/form-state'
import { isShown, keyOf } from '#machines/form-state'
import { placeOf } from '../fields/form-state/places.ts'
import { isReadOnly } from '../fields/kit/is-read-only.ts'
import type { IsShown } from './leaves.ts'
import { matchesIn } from './matches.ts'

export interface Search {
  type(words: string): void
  setMatchCase(matchCase: boolean): void
  step(direction: 'user.next' | 'user.previous'): void
  /** Something else stands at a match now, with the words in it so often. */
  replaced(skip: number): void
}

/** What is looked through besides the values. */
export interface Searched {
  fields: readonly ClientField[]
  /** What the server decides about them, where it does. */
  formState?: FormStateActor | undefined
  /** Nothing can be replaced. */
  isReadOnly?: boolean | undefined
}

/** Looks through the document when words are typed, and when somebody goes on after it has changed. */
export function useSearch(
  find: FindRef,
  document: DocumentActor,
  { fields, formState, isReadOnly: isLocked = false }: Searched,
): Search {
  return useMemo(() => {
    let searched: unknown = null
    const matches = (words: string, matchCase: boolean) => {
      const { context } = document.getSnapshot()
      const { values } = context
      searched = values
      const form = { isReadOnly: isLocked, isNew: isNew(context) }
      return matchesIn(fields, values, words, shownBy(formState, values), {
        matchCase,
        isWritable: (field) => !isReadOnly(form, field),
      })
    }
    const search = (words: string, matchCase: boolean) =>
      find.send({ type: 'user.search', words, matchCase, found: matches(words, matchCase) })
    return {
      type: (words) => search(words, find.getSnapshot().context.matchCase),
      setMatchCase: (matchCase) => search(find.getSnapshot().context.words, matchCase),
      step(direction) {
        const { words, matchCase } = find.getSnapshot().context
        const isSame = document.getSnapshot().context.values === searched
        if (!isSame) find.send({ type: 'document.changed', found: matches(words, matchCase) })
        find.send({ type: direction })
      },
      replaced(skip) {
        const { words, matchCase } = find.getSnapshot().context
        find.send({ type: 'document.replaced', found: matches(words, matchCase), skip })
      },
    }
  }, [find, document, fields, formState, isLocked])
}

/** A field that a condition keeps away is not found: nobody could be brought to it. */
function shownBy(formState: FormStateActor | undefined, values: DocumentData): IsShown {
  if (formState === undefined) return () => true
  const { context } = formState.getSnapshot()
  return (part, parent) =>
    part.asks === undefined || isShown(context, keyOf(values, placeOf(part, parent)), part.asks)
}
