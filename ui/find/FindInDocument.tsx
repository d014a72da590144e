import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { DocumentActor } from '#machines/document'
import { findMachine } from '#machines/find'
import { useOffered } from '../actions/use-offered.ts'
import { focusField, reveal } from '../fields/errors/reveal.ts'
import { FindBar } from './FindBar.tsx'
import css from './FindInDocument.module.css'
import { markField, unmarkFields } from './found-field.ts'
import { useFindActions } from './use-find-actions.ts'
import type { Searched } from './use-search.ts'
import { useSearch } from './use-search.ts'

type FindInDocumentProps = Searched & { document: DocumentActor }

/** Finds text in the document's data, and so in what is closed and not on the page as well. */
export function FindInDocument({ document, fields, formState }: FindInDocumentProps) {
  const place = useRef<HTMLDivElement>(null)
  const before = useRef<Element | null>(null)
  const find = useActorRef(findMachine)
  const isOpen = useSelector(find, (state) => state.matches('open'))
  const search = useSearch(find, document, { fields, formState })

  const open = () => {
    if (isOpen) return place.current?.querySelector('input')?.select()
    before.current = window.document.activeElement
    find.send({ type: 'user.open' })
  }
  useOffered(useFindActions(place, find, open, search.step), place)

  const show = useEffectEvent((path: string) => {
    const isInBar = place.current?.contains(window.document.activeElement) === true
    reveal(document, path, (found) => markField(found) && (isInBar || focusField(found)))
  })
  const leave = useEffectEvent((path: string | null) => {
    unmarkFields()
    if (path !== null && focusField(path)) return
    if (before.current instanceof HTMLElement) before.current.focus()
  })
  useEffect(() => {
    const reached = find.on('reached', ({ path }) => show(path))
    const closed = find.on('closed', ({ path }) => leave(path))
    return () => {
      reached.unsubscribe()
      closed.unsubscribe()
    }
  }, [find])
  return (
    <div ref={place} className={css.root}>
      {isOpen && <FindBar find={find} search={search} />}
    </div>
  )
}
