import type { Locator } from '@playwright/test'

/** Puts a text into a field in one go; inserting a megabyte key by key takes the browser long. */
export const paste = (field: Locator, text: string): Promise<void> =>
  field.evaluate((element, value) => {
    const { prototype } = element.constructor as typeof HTMLTextAreaElement
    Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(element, value)
    element.dispatchEvent(new Event('input', { bubbles: true }))
  }, text)
