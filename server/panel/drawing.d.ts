import type { AdminConfig } from '#contracts/admin-config'
import type { AnsweredQuestion } from '#contracts/first-questions'
import type { PageFacts } from '#contracts/page'

/** A visit of the panel, as the server knows it. */
export interface DrawnVisit {
  facts: PageFacts
  config: AdminConfig
  place: { path: string; search: string }
  /** What its page brings. */
  answers: readonly AnsweredQuestion[]
}

/** The markup of the panel's first moment. `npm run build` writes it from `ui/app/draw.tsx`. */
export function draw(visit: DrawnVisit): Promise<string>
