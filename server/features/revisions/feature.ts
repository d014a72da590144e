import type { Feature } from '../../kit/feature.ts'
import { dateSnapshots } from './date-snapshots.ts'
import { guardCollectionRevisions, guardGlobalRevisions } from './guard-revisions.ts'
import { keepDates } from './keep-dates.ts'
import { answerStale } from './stale-document.ts'

export const revisions: Feature = {
  collection: guardCollectionRevisions,
  global: guardGlobalRevisions,
  afterError: answerStale,
  database: () => ({ ...dateSnapshots, ...keepDates }),
}
