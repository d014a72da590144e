import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { ClientCollection } from '#config-schema'
import { toProblemData } from '#config-schema'
import type { Choice } from '../../client/choices.ts'
import { firstChoices, readChoices } from '../../client/choices.ts'
import type { Reference } from '../../client/titles.ts'
import { useAdminConfig } from '../../kit/config.ts'
import { usePanel } from '../../kit/panel.ts'
import { problemText, useText } from '../../kit/text.ts'
import { useSettled } from './use-settled.ts'

/** A document as a picker offers it. */
export interface OfferedDocument {
  reference: Reference
  title: string | null
  /** Its collection, where there are several. */
  detail: string | undefined
}

interface Wanted {
  relationTo: readonly string[]
  search: string
  locale: string | null
  /** False: nobody has come near yet. */
  isWanted: boolean
}

/** So many that the list can be scrolled: only its end asks for more. */
const enoughToScroll = 15

/** What a picker offers: ten more documents at a time. */
export function useChoices({ relationTo, search, locale, isWanted }: Wanted) {
  const text = useText()
  const { http, queries } = usePanel()
  const collections = useCollections(relationTo)
  const settled = useSettled(search)
  const { data, error, isFetching, hasNextPage, fetchNextPage } = useInfiniteQuery(
    {
      queryKey: ['choices', relationTo, settled, locale],
      queryFn: ({ pageParam, signal }) =>
        readChoices(http, { collections, search: settled, locale }, pageParam, signal),
      initialPageParam: firstChoices,
      getNextPageParam: ({ next }) => next,
      enabled: isWanted,
      placeholderData: keepPreviousData,
    },
    queries,
  )
  const count = data?.pages.reduce((sum, { choices }) => sum + choices.length, 0) ?? 0
  const needsMore = hasNextPage && !isFetching && count < enoughToScroll
  useEffect(() => {
    if (needsMore) void fetchNextPage()
  }, [needsMore, fetchNextPage])
  return {
    choices: (data?.pages ?? []).flatMap((page) => page.choices.map(offeredFrom(collections))),
    isLoading: isFetching || settled !== search,
    failure: error ? problemText(text, toProblemData(error)) : undefined,
    loadMore: () => {
      if (hasNextPage && !isFetching) void fetchNextPage()
    },
  }
}

const offeredFrom =
  (collections: readonly ClientCollection[]) =>
  ({ slug, id, title }: Choice): OfferedDocument => ({
    reference: { slug, id },
    title,
    detail:
      collections.length > 1
        ? collections.find((collection) => collection.slug === slug)?.labels.singular
        : undefined,
  })

/** Those of the collections that this user may see. */
function useCollections(slugs: readonly string[]): readonly ClientCollection[] {
  const config = useAdminConfig()
  return useMemo(() => {
    const all = config?.kind === 'signedIn' ? config.collections : []
    return slugs.flatMap((slug) => all.find((collection) => collection.slug === slug) ?? [])
  }, [config, slugs])
}
