import type { ActorRefFrom } from 'xstate'
import type { slashMenuMachine } from './slash-menu.machine.ts'

export { slashMenuMachine } from './slash-menu.machine.ts'
export type { SlashMenuEmitted, SlashMenuEvent, Typed } from './slash-menu.types.ts'

export type SlashMenuActor = ActorRefFrom<typeof slashMenuMachine>
