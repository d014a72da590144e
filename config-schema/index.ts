export type * from './contracts/admin-config.ts'
export { adminConfigPath, setupTokenHeader } from './contracts/admin-config.ts'
export type * from './contracts/client-field.ts'
export type * from './contracts/documents.ts'
export {
  exitCodeOf,
  type FieldProblem,
  Problem,
  type ProblemData,
  toProblem,
  toProblemData,
} from './problems/problem.ts'
export { type ProblemCode, type ProblemKind, problems } from './problems/problems.ts'
