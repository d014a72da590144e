import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { DocumentActor } from '#machines/document'
import { at } from '#machines/document'
import type { FindEmitted, Match } from '#machines/find'
import { findMachine } from '#machines/find'
import { useOffered } from '../actions/use-offered.ts'
import { focusField, reveal } from '../fields/kit/reveal.ts'
import { FindBar } from './FindBar.tsx'
import css from './FindInDocument.module.css'
import { compared } from './folded.ts'
import { markField, markMatch, selectMatch, unmarkFields } from './found-field.ts'
import { countIn } from './found-in.ts'
import { replacedEverywhere, replacedIn } from './replaced.ts'
import { useFindActions } from './use-find-actions.ts'
import type { Searched } from './use-search.ts'
import { useSearch } from './use-search.ts'

type Replaced = Extract<FindEmitted, { type: 'replaced' }>
type ReplacedEverywhere = Extract<FindEmitted, { type: 'replacedEverywhere' }>
type FindInDocumentProps = Searched & { document: DocumentActor }

/** Finds text in the document's data, and so in what is closed and not on the page as well. */
export function FindInDocument(props: FindInDocumentProps) {
  const { document, fields, formState, isReadOnly } = props
  const place = useRef<HTMLDivElement>(null)
  const before = useRef<Element | null>(null)
  const find = useActorRef(findMachine)
  const isOpen = useSelector(find, (state) => state.matches('open'))
  const search = useSearch(find, document, { fields, formState, isReadOnly })

  const open = () => {
    if (isOpen) return place.current?.querySelector('input')?.select()
    before.current = window.document.activeElement
    find.send({ type: 'user.open' })
  }
  useOffered(useFindActions(place, find, open, search.step), place)

  const show = useEffectEvent((match: Match, words: string, matchCase: boolean) => {
    const isInBar = place.current?.contains(window.document.activeElement) === true
    reveal(document, match.path, (path) => {
      if (!markField(path)) return false
      if (!isInBar && !focusField(path)) return false
      markMatch(match, words, matchCase)
      if (!isInBar) selectMatch(match, words)
      return true
    })
  })
  const replace = useEffectEvent(({ isAll, match, ...replaced }: Replaced) => {
    const { path, nth } = match
    const value = at(document.getSnapshot().context.values, path) ?? null
    const next = replacedIn(value, { ...replaced, nth: isAll ? null : nth })
    // Without a time: one step of the history.
    document.send({ type: 'user.edit', path, value: next })
    const { matchCase, replacement, words } = replaced
    search.replaced(isAll ? 0 : countIn(replacement, compared(words.trim(), matchCase), matchCase))
  })
  const replaceEverywhere = useEffectEvent((asked: ReplacedEverywhere) => {
    const { values } = document.getSnapshot().context
    const paths = [...new Set(asked.found.map(({ path }) => path))]
    // One step of the history, however many fields it's about.
    const next = replacedEverywhere(values, paths, asked)
    document.send({ type: 'user.edit', change: 'fill', values: next })
    search.replaced(0)
  })
  const leave = useEffectEvent((match: Match | null, words: string) => {
    unmarkFields()
    if (match !== null && focusField(match.path)) return selectMatch(match, words)
    if (before.current instanceof HTMLElement) before.current.focus()
  })
  useEffect(() => {
    const reached = find.on('reached', ({ match, words, matchCase }) =>
      show(match, words, matchCase),
    )
    const replaced = find.on('replaced', replace)
    const everywhere = find.on('replacedEverywhere', replaceEverywhere)
    const closed = find.on('closed', ({ match, words }) => leave(match, words))
    return () => {
      reached.unsubscribe()
      replaced.unsubscribe()
      everywhere.unsubscribe()
      closed.unsubscribe()
    }
  }, [find])
  return (
    <div ref={place} className={css.root}>
      {isOpen && <FindBar find={find} search={search} />}
    </div>
  )
}
