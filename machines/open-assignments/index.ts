export { openAssignments } from './open-assignments.ts'
export type { AssignmentsWork, OpenAssignments } from './open-assignments.types.ts'
