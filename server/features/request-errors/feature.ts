import type { Payload } from 'payload'
import type { Feature } from '../../kit/feature.ts'
import { explainRequestError } from './explain-request-error.ts'

export const requestErrors: Feature = { afterError: explainRequestError, configured: keepOwnSlugs }

/** An address names a collection; what every object has by itself, such as 'constructor', is none. */
function keepOwnSlugs({ collections }: Payload): void {
  Object.setPrototypeOf(collections, null)
}
