import { later } from '../../../kit/later.tsx'

export const RowReview = later(async () => (await import('./reviewed-rows.ts')).RowReview)

export const HearReviews = later(async () => (await import('./reviewed-rows.ts')).HearReviews)
