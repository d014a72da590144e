import type { RefObject } from 'react'
import { useLayoutEffect, useRef } from 'react'
import type { DocumentData, DocumentId } from '#contracts/documents'

/** By what a row was moved: dragged by its handle, or by its menu. */
type Part = 'handle' | 'moves'

/**
 * A row that is moved in the page loses the focus; whoever moved it finds it there again. Where it
 * went to another page, they go on with the row that stands where it stood.
 */
export function useFocusAfterMove(
  body: RefObject<HTMLElement | null>,
  docs: readonly DocumentData[],
): (id: DocumentId, part: Part) => void {
  const moved = useRef<{ row: Element; index: number; part: Part }>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows are the reason
  useLayoutEffect(() => {
    if (moved.current === null || body.current === null) return
    const { row, index, part } = moved.current
    const rows = body.current.children
    const found = row.isConnected ? row : (rows[index] ?? rows[rows.length - 1])
    const control = found?.querySelector<HTMLElement>(controls[part])
    const { activeElement } = document
    const isElsewhere = activeElement !== document.body && activeElement !== control
    if (isElsewhere && !activeElement?.closest('[role=menu]')) moved.current = null
    else control?.focus()
  }, [body, docs])
  return (id, part) => {
    const row = body.current?.querySelector(`:scope > [data-row="${CSS.escape(String(id))}"]`)
    if (!row?.parentElement) return
    moved.current = { row, index: [...row.parentElement.children].indexOf(row), part }
  }
}

const controls = {
  handle: '[data-part="handle"]',
  moves: '[data-part="moves"] button',
} as const satisfies Record<Part, string>
