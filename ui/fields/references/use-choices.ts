import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { ClientCollection } from '#contracts/admin-config'
import type { ReferenceFilter } from '#contracts/fields'
import { toProblemData } from '#problems'
import type { Choice } from '../../client/choices.ts'
import { firstChoices, readChoices } from '../../client/choices.ts'
import type { FileSummary, Reference } from '../../client/summaries.ts'
import { useAdminConfig } from '../../kit/config.ts'
import { usePanel } from '../../kit/panel.ts'
import { problemText, useText } from '../../kit/text.tsx'
import type { FallbackTitle } from '../../kit/titles.ts'
import { useFallbackTitles } from '../../kit/titles.ts'
import { useSettled } from './use-settled.ts'

/** A document as a picker offers it. */
export interface OfferedDocument {
  reference: Reference
  title: string | null
  /** Where it has no title in the language that was searched. */
  fallback?: FallbackTitle | undefined
  file: FileSummary | null
  /** The name of its collection, where there are several. */
  group: string | undefined
}

export interface WantedChoices {
  relationTo: readonly string[]
  search: string
  locale: string | null
  filter: ReferenceFilter
  sort: Readonly<Record<string, string>>
  /** False: nobody has come near yet. */
  isWanted: boolean
}

/** So many that the list can be scrolled: only its end asks for more. */
const enoughToScroll = 15

/** What a picker offers: ten more documents at a time. */
export function useChoices(wanted: WantedChoices) {
  const { relationTo, search, locale, filter, sort, isWanted } = wanted
  const text = useText()
  const { http, queries } = usePanel()
  const collections = useVisible(relationTo)
  const fallback = useDefaultLocale()
  const settled = useSettled(search)
  const { data, error, isFetching, hasNextPage, fetchNextPage } = useInfiniteQuery(
    {
      // The slugs stand by themselves: what is saved in one of them makes these stale.
      queryKey: ['choices', ...relationTo, { search: settled, locale, filter, sort }],
      queryFn: ({ pageParam, signal }) =>
        readChoices(
          http,
          { collections, search: settled, locale, fallback, filter, sort },
          pageParam,
          signal,
        ),
      initialPageParam: firstChoices,
      getNextPageParam: ({ next }) => next,
      enabled: isWanted,
      placeholderData: keepPreviousData,
    },
    queries,
  )
  const count = data?.pages.reduce((sum, { choices }) => sum + choices.length, 0) ?? 0
  const needsMore = hasNextPage && !isFetching && !error && count < enoughToScroll
  useEffect(() => {
    if (needsMore) void fetchNextPage()
  }, [needsMore, fetchNextPage])
  const choices = (data?.pages ?? []).flatMap((page) => page.choices)
  const untitled = choices.filter(({ title }) => title === null)
  const fallbacks = useFallbackTitles(untitled, locale)
  return {
    choices: choices.map((choice) => ({
      ...offeredFrom(collections)(choice),
      fallback: fallbacks[untitled.indexOf(choice)] ?? undefined,
    })),
    isLoading: isFetching || settled !== search,
    hasMore: hasNextPage,
    failure: error ? problemText(text, toProblemData(error)) : undefined,
    loadMore: () => {
      if (hasNextPage && !isFetching) void fetchNextPage()
    },
  }
}

const offeredFrom =
  (collections: readonly ClientCollection[]) =>
  ({ slug, id, title, file }: Choice): OfferedDocument => ({
    reference: { slug, id },
    title,
    file,
    group:
      collections.length > 1
        ? collections.find((collection) => collection.slug === slug)?.labels.plural
        : undefined,
  })

function useDefaultLocale(): string | null {
  const config = useAdminConfig()
  return config?.kind === 'signedIn' ? (config.localization?.defaultLocale ?? null) : null
}

/** Those of the collections that this person may see. */
export function useVisible(slugs: readonly string[]): readonly ClientCollection[] {
  const config = useAdminConfig()
  return useMemo(() => {
    const all = config?.kind === 'signedIn' ? config.collections : []
    const visible = all.filter(({ access }) => access.read)
    return slugs.flatMap((slug) => visible.find((collection) => collection.slug === slug) ?? [])
  }, [config, slugs])
}
