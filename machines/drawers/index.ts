import type { ActorRefFrom } from 'xstate'
import type { drawersMachine } from './drawers.machine.ts'

export { closeQuestion, topOf } from './drawers.data.ts'
export { drawersMachine } from './drawers.machine.ts'
export type { DrawersEvent, OpenDrawer } from './drawers.types.ts'

export type DrawersRef = ActorRefFrom<typeof drawersMachine>
