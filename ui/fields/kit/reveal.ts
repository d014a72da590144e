import { useEffect, useEffectEvent } from 'react'
import type { DocumentActor } from '#machines/document'
import { isWithin } from '../../kit/paths.ts'
import type { Form } from '../form.ts'
import { controlId } from './handles.ts'

/**
 * Brings the field at this path into sight: whatever holds it opens, and once it is there it takes
 * the focus, or what else is to be done, which says whether the field was there.
 */
export function reveal(
  document: DocumentActor,
  path: string,
  arrive: (path: string) => boolean = focusField,
): void {
  const search = searchIn(document)
  search.path = path
  search.arrive = arrive
  for (const listener of search.listeners) listener(path)
}

/** Something that can be closed opens when a field within one of these paths is to be seen. */
export function useOpenWhenRevealed(
  form: Form,
  prefixes: readonly string[],
  open: (path: string) => void,
): void {
  const onReveal = useEffectEvent((path: string) => {
    if (prefixes.some((prefix) => isWithin(path, prefix))) open(path)
  })
  useEffect(() => listen(form.document, onReveal), [form.document])
}

/** The field itself ends the search. */
export function useFocusWhenRevealed({ document }: Form, path: string): void {
  useEffect(
    () =>
      listen(document, (wanted) => {
        const search = searchIn(document)
        if (wanted === path && search.arrive(path)) search.path = null
      }),
    [document, path],
  )
}

/** A field that shows places of its own, such as the blocks of a text, ends the search for one of them. */
export function useShowWhenRevealed(
  { document }: Form,
  path: string,
  show: (below: string) => boolean,
): void {
  const onReveal = useEffectEvent((wanted: string) => {
    const isBelow = wanted !== path && isWithin(wanted, path)
    if (isBelow && show(wanted.slice(path.length + 1))) searchIn(document).path = null
  })
  useEffect(() => listen(document, onReveal), [document])
}

interface Search {
  path: string | null
  arrive: (path: string) => boolean
  listeners: Set<(path: string) => void>
}

/** One search at a time for a document; what is mounted on the way joins it. */
const searches = new WeakMap<DocumentActor, Search>()

function searchIn(document: DocumentActor): Search {
  const search = searches.get(document) ?? { path: null, arrive: focusField, listeners: new Set() }
  searches.set(document, search)
  return search
}

function listen(document: DocumentActor, listener: (path: string) => void): () => void {
  const search = searchIn(document)
  search.listeners.add(listener)
  if (search.path !== null) listener(search.path)
  return () => {
    search.listeners.delete(listener)
  }
}

/** False where the page does not show the field. */
export function focusField(path: string): boolean {
  const field = fieldElement(path)
  const control = field?.matches(focusable) ? field : field?.querySelector(focusable)
  if (!(control instanceof HTMLElement)) return false
  uncover(control)
  control.focus({ preventScroll: true })
  control.scrollIntoView({ block: 'center' })
  return true
}

/** What folds it away shows it again: browsers ask so for what they find themselves. */
export const uncover = (element: Element): void =>
  void element.dispatchEvent(new Event('beforematch', { bubbles: true }))

/** What a refused save wants to be corrected first, in the form that one can reach. */
export function firstRefused(): HTMLElement | null {
  const forms = [...window.document.querySelectorAll('[data-form-ready]')]
  const form = forms.findLast((element) => element.closest('[inert]') === null)
  const refused = form?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? null
  if (refused) uncover(refused)
  return refused
}

const focusable = 'input, textarea, select, button, summary, a[href], [tabindex]'

/** Of what has this path in several drawers, that in the topmost is meant. */
export function fieldElement(path: string): HTMLElement | undefined {
  const [name, id] = [CSS.escape(path), CSS.escape(controlId(path))]
  const found = window.document.querySelectorAll<HTMLElement>(`[data-field="${name}"], #${id}`)
  return [...found].findLast((element) => element.closest('[inert]') === null)
}
