import {
  favorites,
  inReview,
  locked,
  mine,
  others,
  recent,
  scheduled,
  tasks,
  waiting,
} from '#contracts/dashboard-questions'
import type { Choice } from '#machines/arrangement'
import type { EntityGroup } from '../../../kit/entity-groups.ts'

/** Where the second column begins: as much a part of the order as the sections are. */
export const secondColumn = 'second-column'

/** What a group of collections is called in an arrangement. */
export const groupSection = ({ label }: EntityGroup): string => `group:${label}`

/** All that there is to arrange, as it stands at first. */
export const sectionsOf = (
  groups: readonly EntityGroup[],
  has: Readonly<Record<'authors' | 'drafts' | 'schedule' | 'review' | 'locks' | 'tasks', boolean>>,
): string[] => [
  ...groups.map(groupSection),
  secondColumn,
  favorites,
  ...(has.tasks ? [tasks] : []),
  ...(has.authors ? [mine] : []),
  recent,
  ...(has.drafts ? [waiting] : []),
  ...(has.schedule ? [scheduled] : []),
  ...(has.review ? [inReview] : []),
  ...(has.locks ? [locked] : []),
  // Only the browser knows it: what it brings late moves nothing.
  ...(has.authors ? [others] : []),
]

/** The shown sections of each column; a column without any is none. */
export function columnsOf(sections: readonly Choice[]): string[][] {
  const shown = sections.filter(({ active }) => active).map(({ accessor }) => accessor)
  const at = shown.indexOf(secondColumn)
  const columns = at < 0 ? [shown] : [shown.slice(0, at), shown.slice(at + 1)]
  return columns.filter(({ length }) => length > 0)
}
