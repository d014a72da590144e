import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { DocumentId } from '#contracts/documents'
import type { StoredVersion } from '#contracts/versions'
import { toProblemData } from '#problems'
import type { Versioned } from '../../client/version-pages.ts'
import { usePanel } from '../../kit/panel.ts'
import { choicesQuery, sidesQuery } from './queries.ts'

export type Comparison = ReturnType<typeof useCompare>

/** What a version is compared with, and what else could stand there. */
export function useCompare(of: Versioned, version: DocumentId, other: DocumentId | null) {
  const { http, queries } = usePanel()
  const sides = useQuery(sidesQuery(http, of, version, other), queries)
  const choices = useInfiniteQuery(choicesQuery(http, of, version), queries)
  const { hasNextPage, fetchNextPage } = choices
  const failed = choices.isError && !choices.isFetching
  return {
    sides: sides.data ?? null,
    isReading: sides.isFetching,
    problem: sides.error && !sides.isFetching ? toProblemData(sides.error) : null,
    retry: () => void sides.refetch(),
    choices: choices.data ?? none,
    isReadingChoices: choices.isFetching,
    hasMore: hasNextPage && !choices.isFetching && !choices.isError,
    readMore: fetchNextPage,
    retryChoices: failed
      ? () => void (choices.data ? fetchNextPage() : choices.refetch())
      : undefined,
  }
}

const none: readonly StoredVersion[] = []
