interface Room {
  top: number
  bottom: number
}

/** What stands at the foot of the window, beside other things. */
const atFoot = 'search, [data-uploads], [data-scope="toast"][data-part="root"]'

/** Which part of the window nothing else takes, for what belongs to a text and reaches from left to right. */
export function freeRoom(text: Element | null, { left = 0, right = innerWidth } = {}): Room {
  const room = pageRoom(text)
  const bar = text?.closest('[data-rich-text]')?.querySelector('[data-look="fixed"]')
  if (bar) keepClearOf(bar, room, getComputedStyle(bar).top === 'auto')
  if (isOverPage(text)) return room
  for (const one of document.querySelectorAll(atFoot)) {
    const rect = one.getBoundingClientRect()
    if (rect.right > left && rect.left < right) keepClearOf(one, room, true)
  }
  return room
}

/** A menu needs more than a line or two: it may cover the toolbar where that is low in the window. */
export function menuRoom(text: Element | null): Room {
  const room = freeRoom(text)
  return room.bottom - room.top < 320 ? pageRoom(text) : room
}

/** Where what scrolls is in sight. */
export function pageRoom(text: Element | null): Room {
  if (isOverPage(text)) return { top: 0, bottom: innerHeight }
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement)
  return { top: pixels(scrollPaddingTop), bottom: innerHeight - pixels(scrollPaddingBottom) }
}

function keepClearOf(bar: Element, room: Room, isAtFoot: boolean): void {
  const { top, bottom, height } = bar.getBoundingClientRect()
  if (height === 0 || bottom < 0 || top > innerHeight) return
  if (isAtFoot) room.bottom = Math.min(room.bottom, top)
  else room.top = Math.max(room.top, bottom)
}

/** In full screen and in a drawer nothing of the page is beside it. */
const isOverPage = (text: Element | null): boolean =>
  text?.closest('[data-full], [data-layer]') != null

/** `auto` is none. */
const pixels = (length: string): number => Number.parseFloat(length) || 0
