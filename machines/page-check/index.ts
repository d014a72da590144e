import type { ActorRefFrom } from 'xstate'
import type { pageCheckMachine } from './page-check.machine.ts'

export { pageCheckMachine } from './page-check.machine.ts'
export type { PageCheck, PageViolation } from './page-check.types.ts'

export type PageCheckActor = ActorRefFrom<typeof pageCheckMachine>
