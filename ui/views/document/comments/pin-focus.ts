import type { DocumentId } from '#contracts/documents'

export const pinElement = (thread: DocumentId): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-pin="${CSS.escape(String(thread))}"]`)

/** False where no picture shows it. */
export function focusPin(thread: DocumentId): boolean {
  const pin = pinElement(thread)
  pin?.focus({ preventScroll: true })
  pin?.scrollIntoView({ block: 'center' })
  return pin !== null
}
