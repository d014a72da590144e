import type { WindowWork } from '#machines/open-preview'
import { openPopup } from '../../../parts/new-window.ts'

type Tell = Parameters<WindowWork['open']>[1]

interface Popup extends WindowWork {
  window: () => Window | null
}

const size = { width: 800, height: 700 }
const pollMs = 1000

/** The page in a window of its own (LIVE-3). No event tells that a window is closed, so it's polled. */
export function createPopup(): Popup {
  let opened: Window | null = null
  let poll: ReturnType<typeof setInterval> | undefined

  function open(url: string, tell: Tell): void {
    close()
    opened = openPopup(url, size)
    if (opened === null) {
      tell({ type: 'browser.windowBlocked' })
      return
    }
    opened.focus()
    let isFirst = true
    poll = setInterval(() => {
      const isAtOnce = isFirst
      isFirst = false
      if (opened?.closed) tell({ type: 'browser.windowClosed', isAtOnce })
    }, pollMs)
  }

  function close(): void {
    clearInterval(poll)
    opened?.close()
    opened = null
  }

  // Its own history would lead back to an address that the document has no more.
  const move = (url: string): void => opened?.location.replace(url)

  return { window: () => opened, open, move, close }
}
