import type { DocumentId } from '#contracts/documents'
import { InOtherLanguage } from './InOtherLanguage.tsx'
import { useText } from './text.tsx'
import type { Known } from './titles.ts'
import { fallbackOf, titleText } from './titles.ts'

/** What stands for a document wherever another one names it; marked where it is in another language. */
export function DocumentName({ id, known }: { id: DocumentId; known: Known | undefined }) {
  const text = useText()
  const fallback = fallbackOf(known)
  return fallback ? <InOtherLanguage {...fallback} /> : titleText(text, id, known)
}
