import { createActor } from 'xstate'
import type { NavigationRef } from '#machines/navigation'
import type { UnsavedFormActor } from '#machines/unsaved-form'
import { unsavedFormMachine } from '#machines/unsaved-form'
import { newId } from '../../fields/kit/new-id.ts'
import type { GuardForm } from '../../parts/form-guard.tsx'

/** The forms on this page that are no documents, and the one that asks. */
export interface FormGuards {
  guard: GuardForm
  /** null: none asks. */
  asking(): UnsavedFormActor | null
  subscribe(listener: () => void): () => void
}

export function openFormGuards(navigation: NavigationRef): FormGuards {
  const listeners = new Set<() => void>()
  let asking: UnsavedFormActor | null = null

  function ask(actor: UnsavedFormActor, isAsking: boolean) {
    if (isAsking === (asking === actor)) return
    asking = isAsking ? actor : null
    for (const listener of listeners) listener()
  }

  return {
    guard({ entries, onClose }) {
      const key = newId()
      const actor = createActor(unsavedFormMachine)
      let isTold = false
      /** What belongs to a document is told by the document. */
      const tell = (isTouched: boolean) => {
        if (entries !== 'own' || isTouched === isTold) return
        isTold = isTouched
        navigation.send(
          isTouched
            ? {
                type: 'document.unsaved',
                ...{ key, onLeaving: 'ask', saveAs: null, copy: 'none', leftOut: [] },
              }
            : { type: 'document.settled', key },
        )
      }
      actor.on('closed', onClose)
      actor.subscribe((state) => {
        ask(actor, state.matches('asking'))
        tell(state.hasTag('touched'))
      })
      const page = navigation.subscribe(({ value }) => {
        if (value.address === 'asking') actor.send({ type: 'page.leaving' })
      })
      actor.start()
      return {
        tell: (isTouched) => actor.send({ type: isTouched ? 'user.enter' : 'page.settled' }),
        close: () => actor.send({ type: 'user.close' }),
        end() {
          page.unsubscribe()
          actor.stop()
          ask(actor, false)
          tell(false)
        },
      }
    },
    asking: () => asking,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
