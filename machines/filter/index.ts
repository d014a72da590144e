import type { ActorRefFrom } from 'xstate'
import type { filterMachine } from './filter.machine.ts'

export { isFinished } from './conditions.ts'
export { filterMachine } from './filter.machine.ts'
export type { Condition, ConditionPlace, FilterEvent, Groups } from './filter.types.ts'
export type { Operator, Where } from './where.ts'
export { conditionCount, operators, validWhere } from './where.ts'

export type FilterActor = ActorRefFrom<typeof filterMachine>
