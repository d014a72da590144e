import type { ActorRefFrom } from 'xstate'
import type { newsMachine } from './news.machine.ts'

export { newsMachine } from './news.machine.ts'
export type { Saved, Version } from './news.types.ts'

export type NewsActor = ActorRefFrom<typeof newsMachine>
