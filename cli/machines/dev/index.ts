export { devMachine } from './dev.machine.ts'
export type { Served } from './dev.types.ts'
export { StartFailed } from './dev.types.ts'
