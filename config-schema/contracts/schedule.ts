import type { AskedDocument, DocumentId } from './documents.ts'
import type { PreflightFinding } from './preflight.ts'

/** Below `{api}`; `GET` asks for what is planned, `POST` plans, `DELETE …/<id>` takes back. */
export const schedulePath = '/stateroom/schedule'

export type PlannedAction = 'publish' | 'unpublish'

/** What `POST {api}/stateroom/schedule` is asked. */
export interface PlanRequest extends AskedDocument {
  action: PlannedAction
  /** An ISO text with its offset from UTC. */
  at: string
  /** The zone of the clock that it was read from, e.g. 'Europe/Berlin'. */
  timezone?: string
  /** Publishes this language alone. */
  locale?: string
}

/** What is to happen with a document by itself. */
export interface Planned {
  id: DocumentId
  action: PlannedAction
  /** ISO, in UTC. */
  at: string
  timezone: string | null
  locale: string | null
  /** Who planned it; null: this user may not know. */
  by: string | null
  /** Why it did not come about when its moment came; null: it is still to come. */
  error: string | null
}

/** What each of the three answers: all that is planned for the document, the next first. */
export interface Schedule {
  planned: readonly Planned[]
  /** What the checks before publishing warn of, where a publication was just planned. */
  warnings?: readonly PreflightFinding[]
}
