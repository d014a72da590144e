import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { DocumentGroup } from '#contracts/groups'
import { groupsOnPage, mostGroups } from '#contracts/groups'
import type { ProblemData } from '#problems'
import { toProblemData } from '#problems'
import { readGroups } from '../../../client/groups.ts'
import type { ListQuery, Page } from '../../../client/lists.ts'
import type { QueryValue } from '../../../client/query-string.ts'
import { usePanel } from '../../../kit/panel.ts'
import { pageQuery } from '../queries.ts'
import type { GroupPlace } from './group-place.ts'
import { keyOf } from './group-place.ts'

/** A list in groups. */
export interface ListGroups {
  place: GroupPlace
  shown: readonly ShownGroup[]
  /** All rows in sight, as one page. */
  page: Page | undefined
  /** The groups before, while those that were asked for are on their way. */
  isBehind: boolean
  problem: ProblemData | null
  retry(): void
}

export interface ShownGroup {
  key: string
  group: DocumentGroup
  isOpen: boolean
  toggle(): void
  /** undefined: not read yet, or closed. */
  page: Page | undefined
}

/**
 * The groups of a list and their rows: one request for the groups, and one for the rows of each that
 * is open, all of them at once.
 */
export function useGroups(
  place: GroupPlace | null,
  list: ListQuery,
  isReady: boolean,
): ListGroups | null {
  const { http, queries } = usePanel()
  const [closed, setClosed] = useState<readonly string[]>([])
  const { slug, where, drafts, locale } = list
  const asked = {
    slug,
    where,
    drafts,
    locale,
    groupBy: place?.by ?? '',
    page: Math.min(list.page, mostGroups / groupsOnPage),
  }
  const groups = useQuery(
    {
      queryKey: ['list', slug, 'groups', asked],
      queryFn: ({ signal }) => readGroups(http, asked, signal),
      enabled: place !== null && isReady,
      placeholderData: keepPreviousData,
      staleTime: 0,
    },
    queries,
  )
  const found = place === null ? [] : (groups.data?.groups ?? [])
  const isOpen = (group: DocumentGroup) => !closed.includes(keyOf(group.value))
  const pages = useQueries(
    {
      queries: found.map((group) => ({
        ...pageQuery(http, rowsOf(list, place, group)),
        enabled: isOpen(group) && !groups.isPlaceholderData,
      })),
    },
    queries,
  )
  if (place === null) return null

  const problem = groups.error ?? pages.find(({ error }) => error)?.error
  const shown = found.map((group, index): ShownGroup => {
    const key = keyOf(group.value)
    return {
      key,
      group,
      isOpen: isOpen(group),
      toggle: () =>
        setClosed(
          closed.includes(key) ? closed.filter((other) => other !== key) : [...closed, key],
        ),
      page: isOpen(group) ? pages[index]?.data : undefined,
    }
  })
  return {
    place,
    shown,
    page: groups.data && {
      docs: shown.flatMap(({ page }) => page?.docs ?? []),
      totalDocs: groups.data.totalDocs,
      totalPages: groups.data.hasMore ? groups.data.page + 1 : groups.data.page,
      page: groups.data.page,
      limit: groupsOnPage,
    },
    isBehind: groups.isPlaceholderData,
    problem: problem ? toProblemData(problem) : null,
    retry: () => void queries.invalidateQueries({ queryKey: ['list', slug] }),
  }
}

function rowsOf(list: ListQuery, place: GroupPlace | null, group: DocumentGroup): ListQuery {
  // What the server says was JSON before.
  const ofGroup = group.where as QueryValue
  return {
    ...list,
    page: place?.pages[keyOf(group.value)] ?? 1,
    where: list.where ? { and: [list.where, ofGroup] } : ofGroup,
  }
}
