import type { GroupsAnswer } from '#contracts/groups'
import { groupsPath } from '#contracts/groups'
import type { Http } from './http.ts'
import type { ListQuery } from './lists.ts'

/** Which groups of a list to ask for. */
export interface GroupsQuery extends Pick<ListQuery, 'slug' | 'where' | 'drafts' | 'locale'> {
  /** A field, with a leading '-' for the reverse. */
  groupBy: string
  page: number
}

/** A page of the groups; days are those of this browser's clock. */
export const readGroups = (
  http: Http,
  { slug, where, drafts, locale, groupBy, page }: GroupsQuery,
  signal: AbortSignal,
): Promise<GroupsAnswer> =>
  http<GroupsAnswer>(`${groupsPath}/${slug}`, {
    query: {
      groupBy,
      page,
      zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      'fallback-locale': 'null',
      ...(drafts && { draft: true }),
      ...(locale && { locale }),
      ...(where ? { where } : {}),
    },
    signal,
    signedIn: true,
  })
