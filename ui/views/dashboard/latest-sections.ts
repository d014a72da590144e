import type { ClientCollection } from '#contracts/admin-config'
import type { Which } from '#contracts/dashboard-questions'
import {
  draftedCollections,
  editedCollections,
  inReview,
  mine,
  others,
  recent,
  reviewedCollections,
  scheduled,
  scheduledCollections,
  signedCollections,
  waiting,
} from '#contracts/dashboard-questions'
import { ownFilterField } from '#contracts/own-documents'
import { reviewFilterField } from '#contracts/review'
import type { TextKey } from '#locales'
import type { QueryValue } from '../../client/query-string.ts'

/** A section of the newest documents of a kind. */
export interface LatestKind {
  which: Which
  /** What a list of all of them is filtered by; absent: a list is no place for them. */
  where?: QueryValue
  /** Which collections have such documents. */
  of: (collections: readonly ClientCollection[]) => readonly ClientCollection[]
  label: TextKey
  /** What to say where there is none, and where nobody knows. */
  nothing: TextKey
  unknown: TextKey
}

const allOf = (...and: QueryValue[]): QueryValue => ({ or: [{ and }] })

/** By their names in an arrangement. */
export const latestSections: Readonly<Record<string, LatestKind>> = {
  [mine]: {
    which: 'mine',
    where: allOf({ [ownFilterField]: { equals: 'true' } }, { _status: { in: 'draft,changed' } }),
    of: signedCollections,
    label: 'dashboard.mine',
    nothing: 'dashboard.noMine',
    unknown: 'dashboard.draftsUnknown',
  },
  [others]: {
    which: 'others',
    of: signedCollections,
    label: 'dashboard.others',
    nothing: 'dashboard.noOthers',
    unknown: 'dashboard.recentUnknown',
  },
  [recent]: {
    which: 'all',
    of: editedCollections,
    label: 'dashboard.recent',
    nothing: 'dashboard.nothingRecent',
    unknown: 'dashboard.recentUnknown',
  },
  [waiting]: {
    which: 'drafts',
    where: allOf({ _status: { equals: 'draft' } }),
    of: draftedCollections,
    label: 'dashboard.drafts',
    nothing: 'dashboard.noDrafts',
    unknown: 'dashboard.draftsUnknown',
  },
  [scheduled]: {
    which: 'scheduled',
    where: allOf({ _status: { equals: 'scheduled' } }),
    of: scheduledCollections,
    label: 'dashboard.scheduled',
    nothing: 'dashboard.noScheduled',
    unknown: 'dashboard.scheduledUnknown',
  },
  [inReview]: {
    which: 'inReview',
    where: allOf({ [reviewFilterField]: { equals: 'inReview' } }),
    of: reviewedCollections,
    label: 'dashboard.inReview',
    nothing: 'dashboard.noInReview',
    unknown: 'dashboard.inReviewUnknown',
  },
}
