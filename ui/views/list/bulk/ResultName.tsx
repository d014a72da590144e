import type { DocumentId } from '#contracts/documents'
import { DocumentName } from '../../../kit/DocumentName.tsx'
import { useLocale } from '../../../kit/locale.ts'
import { useSummaries } from '../../../kit/titles.ts'

interface Props {
  slug: string
  id: DocumentId | null
  /** As its result has it. */
  title: string | null
}

/** What a document is called to which something was done; its id where that says more. */
export function ResultName({ slug, id, title }: Props) {
  const [known] = useSummaries(title === null && id !== null ? [{ slug, id }] : [], useLocale())
  if (title !== null || id === null) return title
  const isNamed = known?.status === 'found' && (known.summary.title ?? known.fallback) !== undefined
  return isNamed ? <DocumentName id={id} known={known} /> : <code>{id}</code>
}
