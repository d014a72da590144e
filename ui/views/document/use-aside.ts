import { useSelector } from '@xstate/react'
import type { DocumentSnapshot } from '#machines/document'
import { objections } from '#machines/document'
import type { DocumentActors, SaveStatus } from '#machines/open-document'
import { useLocale } from '../../kit/locale.ts'
import { useText } from '../../kit/text.tsx'
import { useReview } from './review/shown-review.ts'
import { usePlannedWords } from './schedule/use-planned-words.ts'
import { useDocumentStatus } from './status/use-document-status.ts'

/** What is also the case, beside the one sentence of the status line. */
export function useAside(
  actors: DocumentActors,
  { device, reason, status: kind }: SaveStatus,
  hasLocale: boolean,
): string {
  const text = useText()
  const locale = useLocale()
  const mayPublish = useSelector(actors.document, (state) => !isForDraftsOnly(state))
  const planned = usePlannedWords(actors.schedule)
  const status = useDocumentStatus(actors)
  const { state = 'none' } = useReview(actors.document) ?? {}
  return [
    device && text(`document.status.${device}`),
    planned,
    !mayPublish && text('document.status.mayNotPublish'),
    // Said once where the sentence itself says that it is published; of what is deleted, nothing is.
    reason.code !== 'published' && kind !== 'deleted' && status && text(`status.${status}`),
    kind !== 'deleted' && state !== 'none' && text(`review.state.${state}`),
    hasLocale && locale,
  ]
    .filter((part) => typeof part === 'string')
    .join(' · ')
}

/** Who may not publish is not offered it, and should not have to wonder why. */
const isForDraftsOnly = ({ context }: DocumentSnapshot): boolean =>
  context.hasDrafts &&
  !objections(context, 'draft').includes('notPermitted') &&
  objections(context, 'publish').includes('notPermitted')
