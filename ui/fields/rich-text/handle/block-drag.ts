import type { LexicalEditor } from 'lexical'
import type { BlockHandleActor } from '#machines/block-handle'
import { dropAt } from './block-places.ts'

/** px that a press may move and still be a press. */
const slack = 4
/** px from the edge of what scrolls, and px a frame there. */
const edge = 56
const pace = 12

interface Held {
  editor: LexicalEditor
  actor: BlockHandleActor
  /** Shows where the pointer is. */
  follow: (x: number, y: number) => void
  /** Ends it when the handle goes. */
  signal: AbortSignal
}

/** From a press on the handle until it is let go; one that does not move is left to the button. */
export function holdBlock(press: PointerEvent, { actor, editor, follow, signal }: Held): void {
  const letGo = new AbortController()
  const isDragging = () => actor.getSnapshot().matches({ shown: 'dragging' })
  const heard = { signal: AbortSignal.any([signal, letGo.signal]) }
  let [x, y] = [press.clientX, press.clientY]
  let frame = 0
  const isRtl = editor.getRootElement()?.matches(':dir(rtl)') ?? false
  const look = () => {
    frame = requestAnimationFrame(look)
    scrollAtTheEdges(editor.getRootElement(), y)
    follow(x, y)
    const held = actor.getSnapshot().context.block
    const inwards = isRtl ? press.clientX - x : x - press.clientX
    const drop = held === null ? null : dropAt(editor, held, { y, inwards })
    const known = actor.getSnapshot().context.drop
    if (known?.block !== drop?.block || known?.side !== drop?.side) {
      actor.send({ type: 'page.dragged', drop })
    }
  }
  const end = (type: 'user.drop' | 'user.cancel') => {
    cancelAnimationFrame(frame)
    letGo.abort()
    if (!isDragging()) return
    actor.send({ type })
    swallowClick()
  }
  heard.signal.addEventListener('abort', () => cancelAnimationFrame(frame))
  const listen = <K extends keyof WindowEventMap>(
    type: K,
    hear: (event: WindowEventMap[K]) => void,
  ) => addEventListener(type, hear, { ...heard, capture: true })
  listen('pointermove', (event) => {
    if (event.pointerId !== press.pointerId) return
    ;[x, y] = [event.clientX, event.clientY]
    const isMoved = Math.hypot(x - press.clientX, y - press.clientY) > slack
    if (frame !== 0 || !isMoved) return
    actor.send({ type: 'user.lift' })
    if (isDragging()) look()
  })
  listen('pointerup', () => end('user.drop'))
  listen('pointercancel', () => end('user.cancel'))
  listen('keydown', (event) => {
    if (event.key !== 'Escape' || !isDragging()) return
    event.preventDefault()
    event.stopPropagation()
    end('user.cancel')
    // The button is still held.
    addEventListener('pointerup', swallowClick, { capture: true, once: true })
  })
}

/** What follows letting go is no press of a button. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', swallow, { capture: true }))
}

function scrollAtTheEdges(text: HTMLElement | null, y: number): void {
  const by = y < edge ? -pace : y > innerHeight - edge ? pace : 0
  if (by !== 0 && text) scrollerOf(text).scrollBy(0, by)
}

function scrollerOf(element: HTMLElement): Element | Window {
  for (let one = element.parentElement; one && one !== document.body; one = one.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(one).overflowY)) return one
  }
  return window
}
