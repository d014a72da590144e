import type { Span } from './found-in.ts'

interface Rect {
  x: number
  y: number
  width: number
  height: number
}

/** What decides where each letter stands. */
const copied = [
  'direction',
  'font',
  'letter-spacing',
  'line-height',
  'padding',
  'tab-size',
  'text-align',
  'text-indent',
  'text-transform',
  'word-spacing',
] as const

/**
 * Where a piece of the text in a control stands, one rectangle for each line: browsers do not tell,
 * so a copy of it is measured. The control is scrolled to where the piece is in sight.
 */
export function rectsOf(
  control: HTMLInputElement | HTMLTextAreaElement,
  { from, to }: Span,
): Rect[] {
  const isLine = control instanceof HTMLInputElement
  const copy = document.createElement('div')
  const own = getComputedStyle(control)
  for (const name of copied) copy.style.setProperty(name, own.getPropertyValue(name))
  Object.assign(copy.style, {
    position: 'absolute',
    insetBlockStart: '0',
    insetInlineStart: '0',
    boxSizing: 'border-box',
    inlineSize: `${control.clientWidth}px`,
    visibility: 'hidden',
    whiteSpace: isLine ? 'pre' : 'pre-wrap',
    overflowWrap: isLine ? 'normal' : 'break-word',
  })
  copy.textContent = control.value
  document.body.append(copy)
  const range = document.createRange()
  const [text] = copy.childNodes
  range.setStart(text!, from)
  range.setEnd(text!, to)
  const origin = copy.getBoundingClientRect()
  const rects = Array.from(range.getClientRects(), ({ x, y, width, height }) => ({
    x: x - origin.x,
    y: isLine ? (control.clientHeight - height) / 2 : y - origin.y,
    width,
    height,
  }))
  copy.remove()
  return isLine ? scrolledTo(control, rects) : broughtIntoSight(control, rects)
}

/** The text of a line scrolls within it, and its background does not. */
function scrolledTo(control: HTMLInputElement, rects: readonly Rect[]): Rect[] {
  const [first] = rects
  if (first && (first.x < 0 || first.x + first.width > control.clientWidth)) {
    control.scrollLeft = first.x - control.clientWidth / 2
  } else control.scrollLeft = 0
  return rects.map((rect) => ({ ...rect, x: rect.x - control.scrollLeft }))
}

function broughtIntoSight(control: HTMLTextAreaElement, rects: readonly Rect[]): Rect[] {
  const [first] = rects
  const top = control.scrollTop
  if (first && (first.y < top || first.y + first.height > top + control.clientHeight)) {
    control.scrollTop = first.y - control.clientHeight / 2
  }
  return [...rects]
}
