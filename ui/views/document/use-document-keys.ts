import type { RefObject } from 'react'
import { useEffect } from 'react'
import type { DocumentActors } from './actors.ts'
import { step, stepOf } from './use-history.ts'

/** mod+S saves, as a draft where there are drafts; mod+Z undoes. Only what lies on top listens. */
export function useDocumentKeys(
  form: RefObject<HTMLFormElement | null>,
  { document, history }: DocumentActors,
): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isOnTop(form.current)) return
      if (asksToSave(event)) {
        event.preventDefault()
        const { hasDrafts } = document.getSnapshot().context
        document.send({ type: 'user.save', intent: hasDrafts ? 'draft' : 'save' })
      }
      const asked = hasOwnHistory(event.target) ? null : stepOf(event)
      if (asked) {
        event.preventDefault()
        step(asked, document, history)
      }
    }
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [form, document, history])
}

const asksToSave = (event: KeyboardEvent) =>
  event.key.toLowerCase() === 's' && (event.metaKey || event.ctrlKey) && !event.altKey

/** Nothing stands over the form: what does puts it out of reach. */
const isOnTop = (form: HTMLFormElement | null): boolean =>
  form !== null && form.closest('[inert]') === null

/** What people type there is not a value yet. */
const hasOwnHistory = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-own-history]') !== null
