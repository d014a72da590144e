import { useEffect, useEffectEvent, useRef } from 'react'
import type { Json } from '#contracts/documents'
import { at, equal } from '#machines/document'
import type { LinkEditorActor } from '#machines/link-editor'
import type { Form } from '../../form.ts'

/** Fields of a link are edits at once: cancelling its form puts them back. `place`: those being edited. */
export function useRevertedLink(actor: LinkEditorActor, form: Form, place: string | null): void {
  const atOpening = useRef<Json>(undefined)
  useEffect(() => {
    if (place === null) return
    const { values } = form.document.getSnapshot().context
    atOpening.current = at(values, place)
  }, [place, form])
  const revert = useEffectEvent(() => {
    const value = atOpening.current
    if (place === null || value === undefined) return
    const now = at(form.document.getSnapshot().context.values, place)
    if (!equal(now, value)) form.document.send({ type: 'user.edit', path: place, value })
  })
  useEffect(() => {
    const { unsubscribe } = actor.on('reverted', () => revert())
    return unsubscribe
  }, [actor])
}
