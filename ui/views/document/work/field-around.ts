/** The field around an element of a form; null: none. */
export function fieldAround(element: EventTarget | null): string | null {
  if (!(element instanceof Element)) return null
  return element.closest<HTMLElement>('[data-field]')?.dataset.field ?? null
}
