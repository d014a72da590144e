import { $computeTableMap, $findCellNode, $findTableNode } from '@lexical/table'
import type { LexicalEditor, NodeKey } from 'lexical'
import { $getNearestNodeFromDOMNode, $getNodeByKey, $getSelection } from 'lexical'
import { ownStepTag } from '../engine/own-step.ts'
import css from './column-drag.module.css'
import { $setColumnWidth, narrowest } from './column-widths.ts'

/** px on each side of a border. */
const reach = 5
/** The same for a finger. */
const fingerReach = 12

/** The border of a column, and how far it may go back. */
interface Border {
  table: NodeKey
  column: number
  /** 1 where columns go to the right, and -1 where to the left. */
  ahead: 1 | -1
  width: number
}

/** The border of a column is dragged; a line shows where it would be, and the width is one step. */
export function registerColumnDrag(editor: LexicalEditor): () => void {
  const ending = new AbortController()
  const end = editor.registerRootListener((root) => {
    root?.addEventListener(
      'pointermove',
      (event) => {
        const isAtBorder = event.buttons === 0 && editor.isEditable() && borderAt(editor, event)
        root.style.cursor = isAtBorder ? 'col-resize' : ''
      },
      { signal: ending.signal },
    )
    root?.addEventListener(
      'pointerdown',
      (event) => {
        const border =
          event.button === 0 && editor.isEditable()
            ? event.pointerType === 'touch'
              ? borderForFinger(editor, event)
              : borderAt(editor, event)
            : null
        if (!border) return
        event.preventDefault()
        event.stopPropagation()
        drag(editor, border, event, ending.signal)
      },
      { capture: true, signal: ending.signal },
    )
    // Otherwise the browser scrolls with the finger.
    root?.addEventListener(
      'touchstart',
      (event) => {
        const [touch] = event.touches
        if (!touch || event.touches.length > 1 || !editor.isEditable()) return
        const { clientX, target } = touch
        if (borderForFinger(editor, { clientX, target })) event.preventDefault()
      },
      { capture: true, passive: false, signal: ending.signal },
    )
    // A press there is none in the text: the chosen cells stay chosen.
    root?.addEventListener(
      'mousedown',
      (event) => {
        if (root.style.cursor !== 'col-resize') return
        event.preventDefault()
        event.stopPropagation()
      },
      { capture: true, signal: ending.signal },
    )
  })
  return () => {
    ending.abort()
    end()
  }
}

function drag(editor: LexicalEditor, border: Border, press: PointerEvent, signal: AbortSignal) {
  const { ahead, column, table, width } = border
  const rect = editor.getElementByKey(table)?.getBoundingClientRect()
  const line = document.createElement('div')
  line.className = css.line!
  const by = (x: number) => Math.max((x - press.clientX) * ahead, narrowest - width)
  const place = (x: number) => {
    line.style.left = `${press.clientX + by(x) * ahead}px`
    line.style.top = `${rect?.top ?? 0}px`
    line.style.height = `${rect?.height ?? 0}px`
  }
  place(press.clientX)
  document.body.append(line)
  const done = new AbortController()
  const heard = { capture: true, signal: AbortSignal.any([done.signal, signal]) }
  heard.signal.addEventListener('abort', () => line.remove())
  addEventListener('pointermove', (event) => place(event.clientX), heard)
  addEventListener('pointercancel', () => done.abort(), heard)
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      done.abort()
    },
    heard,
  )
  addEventListener(
    'pointerup',
    (event) => {
      done.abort()
      if (by(event.clientX) === 0) return
      editor.update(
        () => {
          const node = $getNodeByKey(table)
          const found = node && $findTableNode(node)
          if (found) $setColumnWidth(editor, found, column, by(event.clientX))
        },
        { tag: ownStepTag },
      )
    },
    heard,
  )
}

type Press = Pick<PointerEvent, 'clientX' | 'target'>

/** Of the table with the caret: in another one, a finger scrolls. */
function borderForFinger(editor: LexicalEditor, press: Press): Border | null {
  const border = borderAt(editor, press, fingerReach)
  const own = editor.read(() => {
    const [point] = $getSelection()?.getStartEndPoints() ?? []
    return point ? ($findTableNode(point.getNode())?.getKey() ?? null) : null
  })
  return border?.table === own ? border : null
}

function borderAt(
  editor: LexicalEditor,
  { clientX, target }: Press,
  reached = reach,
): Border | null {
  const element = target instanceof Element && target.closest<HTMLElement>('td, th')
  if (!element || !editor.getRootElement()?.contains(element)) return null
  const { left, right } = element.getBoundingClientRect()
  const ahead = getComputedStyle(element).direction === 'rtl' ? -1 : 1
  const [start, end] = ahead === 1 ? [left, right] : [right, left]
  const isAtEnd = Math.abs(clientX - end) <= reached
  if (!isAtEnd && Math.abs(clientX - start) > reached) return null
  return editor.read(() => {
    const node = $getNearestNodeFromDOMNode(element)
    const [cell, table] = node ? [$findCellNode(node), $findTableNode(node)] : []
    if (!cell || !table) return null
    const [map, { startColumn, startRow }] = $computeTableMap(table, cell, cell)
    const column = isAtEnd ? startColumn + cell.getColSpan() - 1 : startColumn - 1
    const own = map[startRow]?.[column]?.cell
    if (!own) return null
    const width = editor.getElementByKey(own.getKey())?.getBoundingClientRect().width
    return { table: table.getKey(), column, ahead, width: width ?? 0 }
  })
}
