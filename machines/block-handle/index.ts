import type { ActorRefFrom } from 'xstate'
import type { blockHandleMachine } from './block-handle.machine.ts'

export { blockHandleMachine } from './block-handle.machine.ts'
export type { BlockAction, BlockChange, BlockDrop, BlockReplaced } from './block-handle.types.ts'

export type BlockHandleActor = ActorRefFrom<typeof blockHandleMachine>
