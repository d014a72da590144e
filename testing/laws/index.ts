export type { Law, Laws } from '../plan/law.ts'
export { broken } from '../plan/law.ts'
export type { AskedWork, Seen } from '../plan/seen.ts'
export type { Message, SystemSeen } from '../plan/system-seen.ts'
export type { Holds } from './combinators.ts'
export {
  always,
  atMostEvery,
  from,
  never,
  onlyAfter,
  remember,
  whenever,
  within,
} from './combinators.ts'
export { asks, emits, ends, hears, runs } from './steps.ts'
