import type { Locator } from '@playwright/test'

/** The editor of a rich text field. */
export const writerOf = (within: { locator: Locator['locator'] }, name: string): Locator =>
  within.locator(`[data-field="${name}"] [contenteditable="true"]`)

/** Types a text into it, as a person does: an empty line ends a paragraph. */
export async function writeIn(writer: Locator, text: string): Promise<void> {
  await writer.click()
  for (const [index, line] of text.split('\n\n').entries()) {
    if (index > 0) await writer.press('Enter')
    await writer.pressSequentially(line)
  }
}
