import type { PayloadRequest } from 'payload'
import type { KeptAssignment } from '../../features/assignments/kept-assignments.ts'
import type { Assigned, AssignedTask } from './asked-assignments.ts'
import { assignedOrNull } from './asked-assignments.ts'

/** Those about documents that whoever asks may read now: each is asked for once, and none when there are enough. */
export async function readableAmong(
  req: PayloadRequest,
  assignments: readonly KeptAssignment[],
  most: number,
): Promise<AssignedTask[]> {
  const documents = new Map<string, Promise<Assigned | null>>()
  const shown: AssignedTask[] = []
  for (const assignment of assignments) {
    const { about } = assignment
    const found = documents.get(about) ?? assignedOrNull(req, assignment)
    documents.set(about, found)
    const assigned = await found
    if (assigned) shown.push({ ...assigned, assignment })
    if (shown.length === most) break
  }
  return shown
}
