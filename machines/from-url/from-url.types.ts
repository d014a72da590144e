import type { FetchedUpload } from '#contracts/uploads'
import type { ProblemData } from '#problems'

export interface FromUrlContext {
  url: string
  /** Why the server couldn't fetch it. */
  problem: ProblemData | null
}

export type FromUrlEvent =
  | { type: 'user.open' }
  | { type: 'user.type'; url: string }
  | { type: 'user.fetch' }
  | { type: 'user.close' }

/** The server has fetched it: it is uploaded, and no document has it yet. */
export type FromUrlEmitted = { type: 'fetched'; file: FetchedUpload }
