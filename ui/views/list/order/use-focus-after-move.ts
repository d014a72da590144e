import type { RefObject } from 'react'
import { useLayoutEffect, useRef } from 'react'
import type { DocumentData, DocumentId } from '#config-schema'

/** A row that is moved in the page loses the focus; whoever moved it finds its handle again. */
export function useFocusAfterMove(
  body: RefObject<HTMLElement | null>,
  docs: readonly DocumentData[],
): (id: DocumentId) => void {
  const moved = useRef<DocumentId>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows are the reason
  useLayoutEffect(() => {
    if (moved.current === null) return
    const row = `:scope > [data-row="${CSS.escape(String(moved.current))}"]`
    const handle = body.current?.querySelector<HTMLElement>(`${row} [data-part="handle"]`)
    const isElsewhere = document.activeElement !== document.body
    if (isElsewhere && document.activeElement !== handle) moved.current = null
    else handle?.focus()
  }, [body, docs])
  return (id) => {
    moved.current = id
  }
}
