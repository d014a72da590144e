export { openReview } from './open-review.ts'
export type { OpenReview, ReviewWork } from './open-review.types.ts'
