import type { ActorRefFrom } from 'xstate'
import type { inlineBlockDrawerMachine } from './inline-block-drawer.machine.ts'

export { inlineBlockDrawerMachine } from './inline-block-drawer.machine.ts'
export type {
  DrawnBlock,
  InlineBlockDrawerEmitted,
  InlineBlockDrawerEvent,
} from './inline-block-drawer.types.ts'

export type InlineBlockDrawerActor = ActorRefFrom<typeof inlineBlockDrawerMachine>
