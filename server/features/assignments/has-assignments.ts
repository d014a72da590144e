import type { Payload } from 'payload'
import { missingTablesIn } from '../../kit/missing-tables.ts'
import { assignmentsSlug } from './assignments-collection.ts'

/** Set in the `custom` of a collection or global on whose documents tasks are given. */
export const assignmentsMark = 'stateroomAssignments'

/** Whether tasks are given on its documents; no while the project has no table for them. */
export const hasAssignments = (
  payload: Payload,
  { custom }: { custom?: Record<string, unknown> },
): boolean =>
  custom?.[assignmentsMark] === true &&
  !missingTablesIn.of(payload)?.collections.has(assignmentsSlug)
