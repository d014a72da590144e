export { HearReviews } from './HearReviews.tsx'
export { RowReview } from './RowReview.tsx'
