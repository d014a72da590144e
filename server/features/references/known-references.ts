import type { PayloadRequest, RequestContext } from 'payload'

/** Whether a reference is there, by what names it. */
type Known = Map<string, boolean>

const name = 'stateroomReferences'

/** A context that keeps what was asked: who looks at many documents at once asks of each reference once. */
export const keepingReferences = (): RequestContext => ({ [name]: new Map() satisfies Known })

/** The part of a context that knows references, for a request that is made on behalf of another. */
export const knownReferences = ({ context }: PayloadRequest): RequestContext =>
  context[name] === undefined ? {} : { [name]: context[name] }

export const knownIn = ({ context }: PayloadRequest): Known =>
  (context[name] as Known | undefined) ?? new Map()
