import type { Locator } from '@playwright/test'

/** The smallest picture there is. */
const dot =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** Pastes pictures with these names where the caret is. */
export const pastePictures = (field: Locator, ...names: string[]): Promise<void> =>
  field.evaluate(
    (element, { dot, names }) => {
      const bytes = Uint8Array.from(atob(dot), (letter) => letter.charCodeAt(0))
      const clipboardData = new DataTransfer()
      for (const name of names) {
        clipboardData.items.add(new File([bytes], name, { type: 'image/png' }))
      }
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      )
    },
    { dot, names },
  )

export const dotFile = (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(dot, 'base64'),
})
