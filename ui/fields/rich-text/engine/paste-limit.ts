import type { LexicalCommand, LexicalEditor } from 'lexical'
import { COMMAND_PRIORITY_CRITICAL, createCommand, PASTE_COMMAND } from 'lexical'

/** What is pasted is longer than this many characters; it is left out. */
export const PASTE_TOO_LONG_COMMAND: LexicalCommand<number> = createCommand('PASTE_TOO_LONG')

/** A novel. Ten times that, and the page would stand still for minutes. */
export const longestPaste = 500_000

/** Its tags may be longer than its words. */
const longestHtml = 10 * longestPaste

/** Pictures that HTML has in itself; they become files. */
const pictures = /data:image\/[^"')\s]*/g

export function registerPasteLimit(editor: LexicalEditor): () => void {
  return editor.registerCommand(
    PASTE_COMMAND,
    (event) => {
      const data = 'clipboardData' in event ? event.clipboardData : null
      const text = data?.getData('text/plain') ?? ''
      const html = data?.getData('text/html') ?? ''
      const isTooLong =
        text.length > longestPaste || html.replace(pictures, '').length > longestHtml
      if (!isTooLong) return false
      event.preventDefault()
      return editor.dispatchCommand(PASTE_TOO_LONG_COMMAND, text.length || html.length)
    },
    COMMAND_PRIORITY_CRITICAL,
  )
}
