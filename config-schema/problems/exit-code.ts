import { localProblems } from './local-problems.ts'
import { toProblem } from './problem.ts'
import { problems } from './problems.ts'

/** With which a command ends that fails so. */
export function exitCodeOf(thrown: unknown): number {
  const kinds = { ...problems, ...localProblems }
  return kinds[toProblem(thrown).code].exitCode
}
