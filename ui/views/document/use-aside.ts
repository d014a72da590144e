import { useSelector } from '@xstate/react'
import type { TextKey } from '#locales'
import type { DocumentSnapshot } from '#machines/document'
import { objections } from '#machines/document'
import type { JournalActor } from '#machines/journal'
import { useLocale } from '../../kit/locale.ts'
import { useText } from '../../kit/text.tsx'
import type { DocumentActors } from './actors.ts'
import { usePlannedWords } from './schedule/use-planned-words.ts'

/** What is also the case, beside the one sentence of the truth line. */
export function useAside(
  { document, journal, schedule }: DocumentActors,
  hasLocale: boolean,
): string {
  const text = useText()
  const locale = useLocale()
  const kept = useSelector(journal, keptWords)
  const isTold = useSelector(document, (state) => state.matches({ open: { unsaved: 'dirty' } }))
  const mayPublish = useSelector(document, (state) => !isForDraftsOnly(state))
  const planned = usePlannedWords(schedule)
  const status = useSelector(document, ({ context }) => context.base._status)
  return [
    kept === 'document.status.notKept' && text(kept),
    kept === 'document.status.kept' && !isTold && text(kept),
    planned,
    !mayPublish && text('document.status.mayNotPublish'),
    status === 'draft' && text('status.draft'),
    status === 'published' && text('status.published'),
    hasLocale && locale,
  ]
    .filter((part) => typeof part === 'string')
    .join(' · ')
}

/** Whether this computer has what the server has not. */
function keptWords(state: ReturnType<JournalActor['getSnapshot']>): TextKey | null {
  if (state.matches('failing')) return 'document.status.notKept'
  return state.matches({ kept: 'told' }) ? 'document.status.kept' : null
}

/** Who may not publish is not offered it, and should not have to wonder why. */
const isForDraftsOnly = ({ context }: DocumentSnapshot): boolean =>
  context.hasDrafts &&
  !objections(context, 'draft').includes('notPermitted') &&
  objections(context, 'publish').includes('notPermitted')
