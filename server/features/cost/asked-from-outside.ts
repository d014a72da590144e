import type { PayloadRequest } from 'payload'

export interface Asked {
  currentDepth?: number
  overrideAccess?: boolean | undefined
  req: PayloadRequest
}

/**
 * Whether a request asks for it itself, by REST or GraphQL. Code says whether access is overridden
 * whenever it asks for documents, and so does Payload where it follows references; only the handlers of
 * requests leave that open, except for a join of GraphQL.
 */
export const isAskedFromOutside = ({ currentDepth, overrideAccess, req }: Asked): boolean =>
  currentDepth === undefined &&
  (overrideAccess === undefined || (!overrideAccess && req.payloadAPI === 'GraphQL'))

/** Whether Payload asks for it on behalf of a request, to follow references. */
export const isReference = ({ currentDepth, overrideAccess, req }: Asked): boolean =>
  currentDepth !== undefined && !overrideAccess && req.payloadAPI !== 'local'
