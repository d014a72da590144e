import type { Assignment } from './assignments.ts'
import type { AskedDocument } from './documents.ts'

/** Below `{api}`; `GET` answers `MyAssignments`: what is still to be done by whoever asks. */
export const myAssignmentsPath = '/stateroom/assignments/mine'

export interface MyAssignments {
  /** By their days, those without one last; at most a hundred. */
  assignments: readonly (Assignment & { document: AskedDocument })[]
}
