import type { LexicalEditor } from 'lexical'
import { COMMAND_PRIORITY_LOW } from 'lexical'
import { useEffect, useEffectEvent } from 'react'
import { useFormats } from '../../../kit/formats.ts'
import { useText } from '../../../kit/text.tsx'
import { toaster } from '../../../parts/toaster.ts'
import { longestPaste, PASTE_TOO_LONG_COMMAND } from '../engine/paste-limit.ts'

/** Says that something was too long to be pasted, and what can be done. */
export function usePasteLimit(editor: LexicalEditor): void {
  const text = useText()
  const { number } = useFormats()
  const tell = useEffectEvent((length: number) => {
    toaster.create({
      title: text('richText.pasteTooLong', {
        length: number(length),
        limit: number(longestPaste),
      }),
      type: 'error',
    })
    return true
  })
  useEffect(
    () =>
      editor.registerCommand(
        PASTE_TOO_LONG_COMMAND,
        (length) => tell(length),
        COMMAND_PRIORITY_LOW,
      ),
    [editor],
  )
}
