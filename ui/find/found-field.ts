import { fieldElement } from '../fields/errors/reveal.ts'

/** Shows which field was found. False where the page does not show the field. */
export function markField(path: string): boolean {
  unmarkFields()
  const control = fieldElement(path)
  const field = control?.closest<HTMLElement>('[data-field]') ?? control
  if (field === undefined) return false
  field.dataset.found = ''
  field.scrollIntoView({ block: 'center' })
  return true
}

export function unmarkFields(): void {
  for (const field of document.querySelectorAll<HTMLElement>('[data-found]')) {
    delete field.dataset.found
  }
}
