import type { OutsideEvent } from '#machines/open-document'
import { fieldAround } from './field-around.ts'

/** What the browser tells of the page, until the answer is called. */
export function hearPage(
  tell: (event: OutsideEvent) => void,
  form: () => HTMLElement | null,
): () => void {
  const page = new AbortController()
  const leaving = () => tell({ type: 'page.leaving' })
  window.addEventListener('beforeunload', leaving, page)
  window.document.addEventListener(
    'visibilitychange',
    () => window.document.visibilityState === 'hidden' && leaving(),
    page,
  )
  window.addEventListener('pagehide', () => tell({ type: 'page.closed' }), page)
  window.addEventListener('online', () => tell({ type: 'browser.online' }), page)
  window.addEventListener(
    'focusin',
    ({ target }) => {
      if (!form()?.contains(target as Node)) return
      tell({ type: 'page.focused', field: fieldAround(target) })
    },
    page,
  )
  window.addEventListener(
    'focusout',
    ({ relatedTarget }) => relatedTarget === null && tell({ type: 'page.focused', field: null }),
    page,
  )
  return () => page.abort()
}
