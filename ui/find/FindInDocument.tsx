import { useActorRef, useSelector } from '@xstate/react'
import { useRef } from 'react'
import type { DocumentActor } from '#machines/document'
import { findMachine } from '#machines/find'
import { useOffered } from '../actions/use-offered.ts'
import css from './FindInDocument.module.css'
import { OpenFind } from './open-find-later.ts'
import { useFindActions } from './use-find-actions.ts'
import type { Searched } from './use-search.ts'
import { useSearch } from './use-search.ts'

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
  return (
    <div ref={place} className={css.root}>
      {isOpen && (
        <OpenFind
          {...{ find, search, document }}
          place={() => place.current}
          before={() => before.current}
        />
      )}
    </div>
  )
}
