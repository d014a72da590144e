import type { Locator } from '@playwright/test'

/** Puts a text into a field in one go; inserting a megabyte key by key takes the browser long. */
export const paste = (field: Locator, text: string): Promise<void> =>
  field.evaluate((element, value) => {
    const { prototype } = element.constructor as typeof HTMLTextAreaElement
    Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(element, value)
    element.dispatchEvent(new Event('input', { bubbles: true }))
  }, text)

/** Pastes what another program has put into the clipboard, by MIME type, where the caret is. */
export const pasteClipboard = (
  editor: Locator,
  clipboard: Readonly<Record<string, string>>,
): Promise<void> =>
  editor.evaluate((element, given) => {
    const clipboardData = new DataTransfer()
    for (const [type, content] of Object.entries(given)) clipboardData.setData(type, content)
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, clipboard)
