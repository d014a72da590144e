import { useEffect, useEffectEvent } from 'react'
import type { DocumentActor } from '#machines/document'
import { at } from '#machines/document'
import type { FindEmitted, FindRef, Match } from '#machines/find'
import { focusField, reveal } from '../fields/kit/reveal.ts'
import { compared } from '../kit/letters.ts'
import { FindBar } from './FindBar.tsx'
import { markField, markMatch, selectMatch, unmarkFields } from './found-field.ts'
import { countIn } from './found-in.ts'
import { replacedEverywhere, replacedIn } from './replaced.ts'
import type { Search } from './use-search.ts'

type Replaced = Extract<FindEmitted, { type: 'replaced' }>
type ReplacedEverywhere = Extract<FindEmitted, { type: 'replacedEverywhere' }>

interface OpenFindProps {
  find: FindRef
  search: Search
  document: DocumentActor
  /** Where the bar stands. */
  place: () => HTMLElement | null
  /** What had the focus before. */
  before: () => Element | null
}

/** The bar, and what it finds and replaces in the fields. */
export function OpenFind({ find, search, document, place, before }: OpenFindProps) {
  const show = useEffectEvent((match: Match, words: string, matchCase: boolean) => {
    const isInBar = place()?.contains(window.document.activeElement) === true
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
    const last = before()
    if (last instanceof HTMLElement) last.focus()
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
  return <FindBar find={find} search={search} />
}
