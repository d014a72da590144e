import type { AdminConfig, ClientCollection, ClientGlobal } from './admin-config.ts'
import { localeIn } from './content-locale.ts'
import { statusFilterField } from './document-status.ts'
import type { Question } from './first-questions.ts'
import { isDashboard } from './first-questions.ts'
import { isOffered } from './is-offered.ts'
import { isRecord } from './is-record.ts'
import { locksPath } from './locks.ts'
import { myAssignmentsPath } from './my-assignments.ts'
import { editedByOthers, ownFilterField } from './own-documents.ts'
import { reviewFilterField } from './review.ts'

/** The sections of the dashboard whose lines the server tells, as an arrangement names them. */
export const mine = 'mine'
export const others = 'others'
export const recent = 'recent'
export const waiting = 'waiting'
export const scheduled = 'scheduled'
export const inReview = 'in-review'
export const locked = 'locked'
export const tasks = 'tasks'

/** The one that is told what a person keeps, which every page brings. */
export const favorites = 'favorites'

/** Those that people write, and that say when: an entry of the search index is nobody's edit, a user no work. */
export const editedCollections = (
  collections: readonly ClientCollection[],
): readonly ClientCollection[] =>
  collections.filter(
    (collection) =>
      isOffered(collection) && collection.timestamps && !collection.derived && !collection.auth,
  )

/** Of those, the ones with drafts, which may wait. */
export const draftedCollections = (
  collections: readonly ClientCollection[],
): readonly ClientCollection[] =>
  editedCollections(collections).filter(({ drafts }) => drafts !== null)

/** Of those, the ones of which it is known who saved a draft. */
export const signedCollections = (
  collections: readonly ClientCollection[],
): readonly ClientCollection[] =>
  draftedCollections(collections).filter(({ drafts }) => drafts?.authors === true)

/** Of those, the ones that can be published at a later moment. */
export const scheduledCollections = (
  collections: readonly ClientCollection[],
): readonly ClientCollection[] =>
  draftedCollections(collections).filter(({ drafts }) => drafts?.schedule === true)

/** Of those, the ones whose documents are reviewed before they are published. */
export const reviewedCollections = (
  collections: readonly ClientCollection[],
): readonly ClientCollection[] =>
  draftedCollections(collections).filter(({ review }) => review !== undefined)

export const hasLocks = ({ collections, globals }: Entities): boolean =>
  [...collections, ...globals].some(({ locks }) => locks)

export const hasTasks = ({ collections, globals }: Entities): boolean =>
  [...collections, ...globals].some(({ assignments }) => assignments)

interface Entities {
  collections: readonly ClientCollection[]
  globals: readonly ClientGlobal[]
}

/**
 * All documents; those that were never published and wait for nothing; what its person has not
 * published; what others edited; what will be published at a later moment; what waits for a decision,
 * or for changes by this person.
 */
export type Which = 'all' | 'drafts' | 'mine' | 'others' | 'scheduled' | 'inReview'

const wheres: Readonly<Record<Which, Question['query']>> = {
  all: undefined,
  drafts: { [statusFilterField]: { equals: 'draft' } },
  mine: { [ownFilterField]: { equals: true }, [statusFilterField]: { in: 'draft,changed' } },
  others: { [ownFilterField]: { equals: editedByOthers } },
  scheduled: { [statusFilterField]: { equals: 'scheduled' } },
  inReview: {
    or: [
      { [reviewFilterField]: { equals: 'inReview' } },
      { [reviewFilterField]: { equals: 'changesAsked' }, [ownFilterField]: { equals: true } },
    ],
  },
}

/**
 * The newest few of a collection: enough for a list in which every collection has a part. `since`: of
 * those edited after that.
 */
export const recentQuestion = (
  collection: ClientCollection,
  locale: string | null,
  which: Which,
  since: string | null = null,
): Question => ({
  path: `/${collection.slug}`,
  query: {
    depth: 0,
    page: 1,
    limit: 3,
    sort: '-updatedAt',
    'fallback-locale': 'null',
    select: { id: true, [collection.useAsTitle]: true, updatedAt: true },
    ...(collection.drafts && { draft: true }),
    ...(locale && { locale }),
    ...(wheres[which] && {
      where: { ...wheres[which], ...(since !== null && { updatedAt: { greater_than: since } }) },
    }),
  },
})

export const locksQuestion: Question = { path: locksPath }

export const tasksQuestion: Question = { path: myAssignmentsPath }

/**
 * What the dashboard asks for its sections at an address below the admin route, for somebody who keeps
 * this arrangement of it; what they hide isn't asked for.
 */
export function dashboardQuestions(
  config: AdminConfig,
  path: string,
  search: string,
  kept: unknown,
): readonly Question[] {
  if (config.kind !== 'signedIn' || !isDashboard(path)) return []
  const { collections, localization } = config
  const locale = localeIn(localization, search, localization?.preferred ?? null)
  const newest = (asked: readonly ClientCollection[], which: Which) =>
    asked.map((collection) => recentQuestion(collection, locale, which))
  const isShown = (section: string) => !isHidden(kept, section)
  return [
    ...(isShown(tasks) && hasTasks(config) ? [tasksQuestion] : []),
    ...(isShown(mine) ? newest(signedCollections(collections), 'mine') : []),
    ...(isShown(recent) ? newest(editedCollections(collections), 'all') : []),
    ...(isShown(waiting) ? newest(draftedCollections(collections), 'drafts') : []),
    ...(isShown(scheduled) ? newest(scheduledCollections(collections), 'scheduled') : []),
    ...(isShown(inReview) ? newest(reviewedCollections(collections), 'inReview') : []),
    ...(isShown(locked) && hasLocks(config) ? [locksQuestion] : []),
  ]
}

/** Another version may have kept anything. */
function isHidden(kept: unknown, section: string): boolean {
  if (!isRecord(kept) || !Array.isArray(kept.sections)) return false
  const choice: unknown = kept.sections.find((one) => isRecord(one) && one.accessor === section)
  return isRecord(choice) && choice.active === false
}
