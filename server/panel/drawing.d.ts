import type { AdminConfig } from '#contracts/admin-config'
import type { PageFacts } from '#contracts/page'

/** A visit of the panel, as the server knows it. */
export interface DrawnVisit {
  facts: PageFacts
  config: AdminConfig
  place: { path: string; search: string }
  /** What this person keeps of the navigation; null: nothing; undefined: it isn't known yet. */
  menu: unknown
}

/** The markup of the panel's first moment. `npm run build` writes it from `ui/app/draw.tsx`. */
export function draw(visit: DrawnVisit): Promise<string>
