import type { VersionsPage } from '#contracts/versions'
import type { ProblemData } from '#problems'

/** Which page of a document's versions the address asks for. */
export interface AskedPage {
  page: number
  limit: number
}

export interface VersionListContext {
  asked: AskedPage
  /** What was shown last, also while the next page is on its way. */
  shown: VersionsPage | null
  /** Why the page cannot be shown. */
  problem: ProblemData | null
}

export type VersionListEvent = ({ type: 'page.asked' } & AskedPage) | { type: 'user.retry' }
