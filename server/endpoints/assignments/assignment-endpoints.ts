import { readAssignable } from './assignable-endpoint.ts'
import { changeOne, takeBack } from './change-assignment.ts'
import { giveTask } from './give-task.ts'
import { readMine } from './my-assignments.ts'
import { readAssignments } from './read-assignments.ts'

export const assignmentEndpoints = [
  readAssignments,
  readMine,
  readAssignable,
  giveTask,
  changeOne,
  takeBack,
]
