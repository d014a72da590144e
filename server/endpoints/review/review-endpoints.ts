import { readReview } from './read-review.ts'
import { readReviewers } from './reviewers-endpoint.ts'
import { readReviewStates } from './states-endpoint.ts'
import { takeStep } from './take-step.ts'

export const reviewEndpoints = [readReview, readReviewers, readReviewStates, takeStep]
