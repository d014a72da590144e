import type { RefObject } from 'react'
import { useEffect, useRef } from 'react'
import type { DocumentRef } from '#config-schema'
import type { DocumentActor, DocumentSnapshot } from '#machines/document'
import type { ErrandActor } from '#machines/errand'
import type { LockActor } from '#machines/lock'
import type { NewsActor } from '#machines/news'
import { documentKey } from '../../../client/live/join-watches.ts'
import type { Heard } from '../../../client/live/live.ts'
import { askedDocument } from '../../../client/locks.ts'
import { usePanel } from '../../../kit/panel.ts'
import { peopleBefore } from '../../../kit/people.ts'
import { withheld } from '../lock/withheld.ts'
import type { Attention } from './attention.ts'
import { fieldAround, told } from './attention.ts'

interface Options {
  document: DocumentActor
  errand: ErrandActor
  lock: LockActor
  news: NewsActor
  /** The form of the document. */
  form: RefObject<HTMLElement | null>
}

/** The seam between one document and what others do to it (LOCK-6): it hears, and it tells. */
export function useTogether({ document, errand, lock, news, form }: Options): void {
  const { live } = usePanel()
  const attention = useRef<Attention>({ activity: 'viewing', field: null })

  useEffect(() => {
    const people = peopleBefore(document)
    const isMeant = (heard: Extract<Heard, { document: object }>) =>
      documentKey(heard.document) === documentKey(askedDocument(refOf(document)))
    const watching = live.watch((heard) => {
      if (heard.type === 'lost') return people.replace([])
      if (heard.type === 'missed') return news.send({ type: 'server.missed' })
      if (!isMeant(heard)) return
      switch (heard.type) {
        case 'present':
          return people.replace(heard.people)
        case 'lock':
          return lock.send({ type: 'server.lockChanged', lock: heard.lock })
        case 'saved':
          return news.send(savedOf(heard))
        case 'deleted':
          // What is deleted here is known here.
          if (!errand.getSnapshot().hasTag('busy')) news.send({ type: 'server.deleted' })
      }
    })

    let shown = ''
    const show = () => {
      const state = document.getSnapshot()
      const documents = isShared(state)
        ? [{ ...askedDocument(state.context.ref), ...told(attention.current) }]
        : []
      if (shown === JSON.stringify(documents)) return
      shown = JSON.stringify(documents)
      watching.show({ documents })
    }
    const attend = (change: Partial<Attention>) => {
      attention.current = { ...attention.current, ...change }
      show()
    }
    const enter = ({ target }: FocusEvent) => {
      if (form.current?.contains(target as Node)) attend({ field: fieldAround(target) })
    }
    const exit = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget === null) attend({ field: null })
    }
    window.addEventListener('focusin', enter)
    window.addEventListener('focusout', exit)
    const subscriptions = [
      document.subscribe(show),
      document.on('edited', ({ before, after }) => {
        if (before !== after) attend({ activity: 'editing' })
      }),
      lock.subscribe((state) => {
        if (withheld(state)) attend({ activity: 'viewing' })
      }),
    ]
    show()
    return () => {
      window.removeEventListener('focusin', enter)
      window.removeEventListener('focusout', exit)
      for (const { unsubscribe } of subscriptions) unsubscribe()
      watching.stop()
    }
  }, [document, errand, form, live, lock, news])
}

type Saved = Extract<Heard, { type: 'saved' }>

const savedOf = ({ by, isMine, at }: Saved) => ({ type: 'server.saved' as const, by, isMine, at })

const refOf = (document: DocumentActor): DocumentRef => document.getSnapshot().context.ref

/** Whether others can have it open: it is there, and not in the trash. */
const isShared = (state: DocumentSnapshot): boolean => {
  const { ref } = state.context
  return state.matches('open') && (ref.kind === 'global' || (ref.id !== null && !ref.inTrash))
}
