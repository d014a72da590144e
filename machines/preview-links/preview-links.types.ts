import type { DocumentId } from '#contracts/documents'
import type { PreviewLink } from '#contracts/preview'
import type { ProblemData } from '#problems'

export interface PreviewLinksContext {
  /** As the server told them last, the newest first. */
  links: readonly PreviewLink[]
  /** Why they can't be shown, or one couldn't be made or revoked. */
  problem: ProblemData | null
}

export type PreviewLinksEvent =
  | { type: 'user.open' }
  | { type: 'user.close' }
  | { type: 'user.retry' }
  | { type: 'user.make' }
  | { type: 'user.revoke'; id: DocumentId }
