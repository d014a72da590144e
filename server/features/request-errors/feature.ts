import type { Feature } from '../../kit/feature.ts'
import { explainRequestError } from './explain-request-error.ts'

export const requestErrors: Feature = { afterError: explainRequestError }
