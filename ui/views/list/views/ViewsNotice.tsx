import { useSelector } from '@xstate/react'
import { OfferedLink } from '../../../actions/OfferedButton.tsx'
import { RetryNotice } from '../../../actions/RetryNotice.tsx'
import { useSentences } from '../../../kit/sentences.ts'
import { problemText, useText } from '../../../kit/text.tsx'
import { Notice } from '../../../parts/Notice.tsx'
import { useListHref } from '../use-list-href.ts'
import type { ListViews } from './use-views.ts'
import { asSaved } from './view-search.ts'

/** Says why the list is not what the address, or its view, promised. */
export function ViewsNotice({ views: { actor, shown, gone } }: { views: ListViews }) {
  const text = useText()
  const sentences = useSentences()
  const href = useListHref()
  const problem = useSelector(actor, ({ context }) => context.problem)
  const isUnread = useSelector(actor, (state) => state.matches('unread'))
  const isUnknown = useSelector(
    actor,
    (state) => state.matches('idle') && state.context.chosen !== null,
  )
  if (isUnread && problem) {
    const retry = () => actor.send({ type: 'user.retry' })
    return (
      <RetryNotice id="views-retry" detail={text('views.open')} tone="warning" onRetry={retry}>
        {sentences(text('views.unread'), problemText(text, problem))}
      </RetryNotice>
    )
  }
  if (shown === null) {
    const all = <OfferedLink id="views-all" label={text('views.all')} href={href(asSaved(null))} />
    return isUnknown ? (
      <Notice tone="warning" actions={all}>
        {text('views.unknown')}
      </Notice>
    ) : null
  }
  const { title } = shown
  return (
    <>
      {gone.filters.length > 0 && (
        <Notice tone="warning">{text('views.goneFilters', { title, names: gone.filters })}</Notice>
      )}
      {gone.columns.length > 0 && (
        <Notice>{text('views.goneColumns', { title, names: gone.columns })}</Notice>
      )}
    </>
  )
}
