import { useText } from '../../../kit/text.tsx'
import { toaster } from '../../../parts/toaster.ts'

/** Puts words into the clipboard, and tells whether that worked. */
export function useCopy(): (words: string) => void {
  const text = useText()
  return (words) => {
    // Pages that are not secure have no clipboard.
    const write = async () => navigator.clipboard.writeText(words)
    write().then(
      () => toaster.create({ title: text('richText.copied'), type: 'info' }),
      () => toaster.create({ title: text('richText.notCopied'), type: 'error' }),
    )
  }
}
