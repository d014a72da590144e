export type {
  Difference,
  PartDifference,
  RowDifference,
  RowsDifference,
  ValueDifference,
} from './engine/difference.ts'
export { changesIn } from './engine/difference.ts'
export type { Comparison } from './engine/differences-between.ts'
export { differencesBetween } from './engine/differences-between.ts'
export type { Languages } from './engine/in-languages.ts'
export { valuesIn } from './engine/values-in.ts'
export type { DifferencesProps } from './views/Differences.tsx'
export { Differences } from './views/Differences.tsx'
export type { Take, Taken } from './views/reading.ts'
