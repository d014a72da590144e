import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { combine } from '@atlaskit/pragmatic-drag-and-drop/utils/combine'
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/utils/set-custom-native-drag-preview'
import {
  autoScrollForElements,
  autoScrollWindowForElements,
} from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element'
import {
  attachClosestEdge,
  extractClosestEdge,
} from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge'
import { markDrop, markHeld, placeBeside } from './drop-mark.ts'

export interface DraggableRow {
  id: string
  index: number
  /** What is seen under the pointer; absent: the words of the closed row. */
  name?: string | undefined
  /** Of the CSS in which it is seen there. */
  previewClass: string | undefined
  onMove(from: number, to: number): void
}

/** Lets a row be dragged by its handle, and dropped beside the others of its list alone. */
export function joinDragging(element: HTMLElement, row: DraggableRow): () => void {
  const { id, index, name, previewClass, onMove } = row
  const list = element.parentElement
  const dragHandle = element.querySelector('[data-part="handle"]')
  if (list === null || dragHandle === null) return () => undefined
  let stopScrolling = () => {}
  return combine(
    draggable({
      element,
      dragHandle,
      getInitialData: () => ({ list, id, index }),
      onGenerateDragPreview: ({ nativeSetDragImage }) => {
        stopScrolling = scrollAtTheEdges(list)
        setCustomNativeDragPreview({
          nativeSetDragImage,
          render: ({ container }) => {
            container.className = previewClass ?? ''
            container.textContent = name ?? nameOf(element)
          },
        })
      },
      onDragStart: () => markHeld(list, id),
      onDrop: () => {
        stopScrolling()
        markHeld(list, null)
        markDrop(list, null)
      },
    }),
    dropTargetForElements({
      element,
      canDrop: ({ source }) => source.data.list === list,
      getData: ({ input }) =>
        attachClosestEdge({ id }, { input, element, allowedEdges: ['top', 'bottom'] }),
      onDrag: ({ source, self }) =>
        markDrop(list, source.data.id === id ? null : { id, side: sideOf(self.data) }),
      onDragLeave: () => markDrop(list, null),
      onDrop: ({ source, self }) => {
        const from = Number(source.data.index)
        onMove(from, placeBeside(from, index, sideOf(self.data)))
      },
    }),
  )
}

/** Whoever holds a row at the edge of what scrolls, a drawer or the page, moves on. */
function scrollAtTheEdges(list: HTMLElement): () => void {
  for (let element = list.parentElement; element; element = element.parentElement) {
    if (element === document.body) break
    if (/auto|scroll/.test(getComputedStyle(element).overflowY)) {
      return autoScrollForElements({ element })
    }
  }
  return autoScrollWindowForElements()
}

/** A closed row's own words. */
const nameOf = (row: HTMLElement): string =>
  [...row.querySelectorAll(':scope > * > [data-part="toggle"] > span')]
    .map(({ textContent }) => textContent)
    .join(' ')

const sideOf = (data: Record<string | symbol, unknown>) =>
  extractClosestEdge(data) === 'top' ? 'before' : 'after'
