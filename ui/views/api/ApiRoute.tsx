import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import { pathOf } from '#contracts/document-address'
import { toProblemData } from '#problems'
import { askApi } from '../../client/api-answer.ts'
import { refOf } from '../../kit/document-ref.ts'
import { useLocale } from '../../kit/locale.ts'
import { usePanel } from '../../kit/panel.ts'
import { useSearch } from '../../kit/place.ts'
import { useLanguage, useText } from '../../kit/text.tsx'
import { BesideForm } from '../beside-form/BesideForm.tsx'
import { useHead } from '../beside-form/use-head.ts'
import { UnreadView } from '../message/UnreadView.tsx'
import { ApiView } from './ApiView.tsx'
import { askedPath, firstAsked } from './api-question.ts'

interface Props {
  entity: ClientCollection | ClientGlobal
  /** null: a global. */
  id: string | null
}

/** A document as the API gives it (APIV-1). */
export function ApiRoute({ entity, id }: Props) {
  const text = useText()
  const locale = useLocale()
  const search = useSearch()
  const { boot, queries } = usePanel()
  const language = useLanguage()
  const [asked, setAsked] = useState(() => firstAsked(search, locale))
  const ref = refOf(entity, id, locale)
  const head = useHead(entity, ref)
  const url = boot.api + askedPath(pathOf(ref), asked, entity.drafts !== null)
  const { isSignedIn } = asked
  const answer = useQuery(
    {
      queryKey: ['api', entity.slug, url, isSignedIn, language],
      queryFn: ({ signal }) => askApi({ url, language, isSignedIn }, signal),
      placeholderData: keepPreviousData,
      staleTime: 0,
      retry: false,
    },
    queries,
  )
  if (head.error) {
    const problem = toProblemData(head.error)
    return <UnreadView {...{ problem, title: text('api.title'), onRetry: head.refetch }} />
  }
  return (
    <BesideForm entity={entity} document={ref} head={head} crumbs={[{ label: text('api.title') }]}>
      <ApiView
        {...{ entity, asked, url }}
        onChange={setAsked}
        answer={answer.error ? undefined : answer.data}
        isBusy={answer.isFetching}
        problem={answer.error && toProblemData(answer.error)}
        onRetry={answer.refetch}
      />
    </BesideForm>
  )
}
