import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { ClientCollection, DocumentId, JoinField } from '#config-schema'
import type { JoinQuery } from '../../client/joins.ts'
import { readJoined } from '../../client/joins.ts'
import { summaryFields } from '../../client/summaries.ts'
import { useAdminConfig } from '../../kit/config.ts'
import { usePanel } from '../../kit/panel.ts'
import type { Column } from '../../views/list/columns.ts'
import type { Form } from '../form.ts'
import { joinSort } from './join-sort.ts'

/** A page of what refers to the form's document; while the next one is on its way, the one before stays. */
export function useJoined(
  { form, field, path }: { form: Form; field: JoinField; path: string },
  targets: readonly ClientCollection[],
  columns: readonly Column[],
) {
  const { http, queries } = usePanel()
  const config = useAdminConfig()
  const [page, setPage] = useState(1)
  const id = useSelector(form.document, ({ context: { ref } }) =>
    ref.kind === 'collection' ? ref.id : null,
  )
  const collections = config?.kind === 'signedIn' ? config.collections : []
  const own = collections.find(({ slug }) => slug === form.slug)
  const names = columns.map(({ accessor }) => accessor.split('.', 1)[0] ?? accessor)
  const query: JoinQuery = {
    slug: form.slug,
    id: id as DocumentId,
    path,
    page,
    limit: field.defaultLimit,
    sort: joinSort(field, targets),
    fields: Object.fromEntries(
      targets.map((target) => [target.slug, [...Object.keys(summaryFields(target)), ...names]]),
    ),
    isPolymorphic: field.isPolymorphic,
    collection: field.collection[0] ?? '',
    drafts: [own, ...targets].some((collection) => collection?.drafts),
    locale: form.locale,
  }
  const answer = useQuery(
    {
      // The slugs stand by themselves: what is saved in one of them makes this stale.
      queryKey: ['join', form.slug, ...field.collection, query],
      queryFn: ({ signal }) => readJoined(http, query, signal),
      placeholderData: keepPreviousData,
      enabled: id !== null,
    },
    queries,
  )
  return { answer, page, setPage, id }
}
