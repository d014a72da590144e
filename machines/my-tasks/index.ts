import type { ActorRefFrom } from 'xstate'
import type { myTasksMachine } from './my-tasks.machine.ts'

export { linesOf, type TaskLine } from './lines.ts'
export { myTasksMachine } from './my-tasks.machine.ts'
export type { MyTask } from './my-tasks.types.ts'

export type MyTasksActor = ActorRefFrom<typeof myTasksMachine>
