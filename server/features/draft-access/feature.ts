import type { Feature } from '../../kit/feature.ts'
import { permitDrafts, permitDraftsOfGlobal } from './permit-drafts.ts'
import { publicationGuard, publicationGuardOfGlobal } from './publication-guard.ts'
import { answerAsSavesWould } from './true-permissions.ts'

/** Whoever may only save drafts can work, and leaves alone what visitors see (DOC-6, PERM-1). */
export const draftAccess: Feature = {
  collection: (collection) => publicationGuard(permitDrafts(collection)),
  global: (global) => publicationGuardOfGlobal(permitDraftsOfGlobal(global)),
  configured: answerAsSavesWould,
}
