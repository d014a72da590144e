/** For sites: lets editors click an element of their live preview to edit it, and check the page. */

import type { Axe } from './page-checks.ts'
import { answerChecks } from './page-checks.ts'
import { attribute, type } from './words.ts'

export type { Axe } from './page-checks.ts'

export interface ClickToEditOptions {
  /** Where the admin panel is, such as `https://admin.example.com`. */
  serverURL: string
  /** With `axe-core`, the accessibility of the page is among the panel’s checks before publishing. */
  axe?: Axe
}

/**
 * Connects elements with `data-stateroom-path="title"` to their fields, while the page is shown as a
 * live preview: a click moves to the field, and the field that has the focus is outlined. Anywhere
 * else it does nothing. Returns what ends it.
 */
export function clickToEdit({ serverURL, axe }: ClickToEditOptions): () => void {
  const panel: Window | null = window.opener ?? (window.parent === window ? null : window.parent)
  if (panel === null) return () => {}
  const { origin } = new URL(serverURL)
  const ends = new AbortController()
  let outlined: HTMLElement | null = null

  function outline(element: HTMLElement | null): void {
    outlined?.style.removeProperty('outline')
    outlined?.style.removeProperty('outline-offset')
    outlined = element
    element?.style.setProperty('outline', '2px solid #3b5bdb')
    element?.style.setProperty('outline-offset', '4px')
  }

  document.addEventListener(
    'click',
    (event) => {
      const element =
        event.target instanceof Element ? event.target.closest(`[${attribute}]`) : null
      // With a key held, links are followed as ever.
      if (!element || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      event.stopPropagation()
      panel.postMessage({ type, focus: element.getAttribute(attribute) }, origin)
    },
    { capture: true, signal: ends.signal },
  )
  window.addEventListener(
    'message',
    ({ data, origin: from, source }: MessageEvent<unknown>) => {
      if (from !== origin || source !== panel) return
      const path = focusIn(data)
      if (path === undefined) return
      const element = path === null ? null : elementAt(path)
      outline(element)
      element?.scrollIntoView({ block: 'center', behavior: 'smooth' })
    },
    { signal: ends.signal },
  )
  if (axe) answerChecks(axe, { panel, origin, signal: ends.signal })
  return () => {
    outline(null)
    ends.abort()
  }
}

/** undefined: it is no message of the panel about a field. */
function focusIn(data: unknown): string | null | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const { type: kind, focus } = data as { type?: unknown; focus?: unknown }
  if (kind !== type) return undefined
  return typeof focus === 'string' ? focus : null
}

/** The element of a field, or of the nearest one that holds it. */
function elementAt(path: string): HTMLElement | null {
  const parts = path.split('.')
  for (let length = parts.length; length > 0; length -= 1) {
    const name = CSS.escape(parts.slice(0, length).join('.'))
    const element = document.querySelector<HTMLElement>(`[${attribute}="${name}"]`)
    if (element) return element
  }
  return null
}
