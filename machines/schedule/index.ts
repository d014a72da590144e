import type { ActorRefFrom } from 'xstate'
import type { scheduleMachine } from './schedule.machine.ts'

export { scheduleMachine } from './schedule.machine.ts'
export type { Plan, ScheduleEvent } from './schedule.types.ts'

export type ScheduleActor = ActorRefFrom<typeof scheduleMachine>
