import type { UseQueryResult } from '@tanstack/react-query'
import { useRef } from 'react'
import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import type { DocumentRef } from '#contracts/documents'
import type { VersionAuthors, VersionsPage } from '#contracts/versions'
import { toProblemData } from '#problems'
import { RetryNotice } from '../../actions/RetryNotice.tsx'
import { useOffered } from '../../actions/use-offered.ts'
import { useSizeActions } from '../../actions/use-size-actions.ts'
import type { AskedPage } from '../../client/version-pages.ts'
import { useGo } from '../../kit/place.ts'
import { useSentences } from '../../kit/sentences.ts'
import { problemText, useText } from '../../kit/text.tsx'
import { EmptyState } from '../../parts/EmptyState.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { LookSwitch } from './LookSwitch.tsx'
import type { Current } from './statuses.ts'
import { usePageActions } from './use-page-actions.ts'
import { usePageHref } from './use-page-href.ts'
import { VersionsFoot } from './VersionsFoot.tsx'
import { VersionsTable } from './VersionsTable.tsx'

interface Props {
  entity: ClientCollection | ClientGlobal
  document: DocumentRef
  list: UseQueryResult<VersionsPage>
  asked: AskedPage
  limits: readonly number[]
  current: Current
  authors: VersionAuthors['authors'] | undefined
}

/** One page of a document's versions, the newest first. */
export function VersionsView({ entity, document, list, asked, limits, current, authors }: Props) {
  const text = useText()
  const sentences = useSentences()
  const go = useGo()
  const href = usePageHref()
  const root = useRef<HTMLElement>(null)
  const { data: shown = null, error, isFetching: isBusy } = list
  const sizes = useSizeActions({
    limits,
    limit: asked.limit,
    total: shown?.totalDocs ?? 0,
    choose: (limit) => go(href({ limit })),
  })
  useOffered([...usePageActions(shown), ...sizes], root)
  return (
    <section ref={root} aria-label={text('versions.title')}>
      <LookSwitch look="list" />
      {error && !isBusy && (
        <RetryNotice id="versions-retry" onRetry={() => void list.refetch()}>
          {sentences(text('versions.unavailable'), problemText(text, toProblemData(error)))}
        </RetryNotice>
      )}
      {shown === null && isBusy && (
        <Skeleton label={text('versions.loading')} lines={asked.limit} look="rows" />
      )}
      <div role="status">
        {shown?.docs.length === 0 && <EmptyState>{text('versions.empty')}</EmptyState>}
      </div>
      {shown && shown.docs.length > 0 && (
        <>
          <VersionsTable
            {...{ entity, document, current, authors, isBusy }}
            versions={shown.docs}
          />
          <VersionsFoot page={shown} limit={asked.limit} limits={limits} />
        </>
      )}
    </section>
  )
}
