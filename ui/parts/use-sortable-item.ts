import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { combine } from '@atlaskit/pragmatic-drag-and-drop/utils/combine'
import type { Edge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge'
import {
  attachClosestEdge,
  extractClosestEdge,
} from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge'
import type { KeyboardEvent } from 'react'
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'

export interface SortableItem {
  /** Among its neighbours, which are the element's siblings. */
  index: number
  count: number
  /** How the neighbours stand: one below the other, or side by side. */
  axis: 'block' | 'inline'
  /** undefined: the order is fixed. */
  onMove: ((from: number, to: number) => void) | undefined
}

/** Lets an element be dragged among its neighbours, and moved by alt and the arrow keys. */
export function useSortableItem<E extends HTMLElement>(item: SortableItem) {
  const { index, count, axis, onMove } = item
  const ref = useRef<E>(null)
  const isSortable = onMove !== undefined && count > 1
  const focusAfterMove = useFocusAfterMove(index)
  const move = useEffectEvent((from: number, to: number) => {
    if (from !== to) onMove?.(from, to)
  })

  useEffect(() => {
    const element = ref.current
    if (!isSortable || element === null) return
    const list = element.parentElement
    const mark = (side: string | undefined) => {
      if (side === undefined) delete element.dataset.drop
      else element.dataset.drop = side
    }
    return combine(
      draggable({ element, getInitialData: () => ({ list, index }) }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data.list === list,
        getData: ({ input }) =>
          attachClosestEdge({ index }, { input, element, allowedEdges: edges[axis] }),
        onDrag: ({ source, self }) =>
          mark(source.data.index === index ? undefined : sideOf(element, self.data)),
        onDragLeave: () => mark(undefined),
        onDrop: ({ source, self }) => {
          mark(undefined)
          const from = Number(source.data.index)
          const gap = sideOf(element, self.data) === 'before' ? index : index + 1
          move(from, from < gap ? gap - 1 : gap)
        },
      }),
    )
  }, [isSortable, index, axis])

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = event.altKey && isSortable ? stepOf(event, axis) : undefined
    const to = index + (step ?? 0)
    if (step === undefined || to < 0 || to >= count) return
    event.preventDefault()
    focusAfterMove(event.currentTarget)
    onMove?.(index, to)
  }
  return { ref, isSortable, onKeyDown }
}

const edges: Record<SortableItem['axis'], Edge[]> = {
  block: ['top', 'bottom'],
  // Where they do not fit side by side, they stand one below the other.
  inline: ['left', 'right', 'top', 'bottom'],
}

/** An element that is moved in the page loses the focus. */
function useFocusAfterMove(index: number): (element: HTMLElement) => void {
  const moved = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another index is the move
  useLayoutEffect(() => {
    moved.current?.focus()
    moved.current = null
  }, [index])
  return (element) => {
    moved.current = element
  }
}

const isRtl = (element: Element) => getComputedStyle(element).direction === 'rtl'

function sideOf(element: Element, data: Record<string | symbol, unknown>): 'before' | 'after' {
  const edge = extractClosestEdge(data)
  return edge === 'top' || edge === (isRtl(element) ? 'right' : 'left') ? 'before' : 'after'
}

function stepOf({ key, currentTarget }: KeyboardEvent<HTMLElement>, axis: SortableItem['axis']) {
  if (axis === 'block') return { ArrowUp: -1, ArrowDown: 1 }[key]
  const forward = isRtl(currentTarget) ? -1 : 1
  return { ArrowLeft: -forward, ArrowRight: forward, ArrowUp: -1, ArrowDown: 1 }[key]
}
