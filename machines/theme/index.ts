import type { ActorRefFrom } from 'xstate'
import type { themeMachine } from './theme.machine.ts'

export { themeMachine } from './theme.machine.ts'
export type { ThemeChoice, ThemeEmitted, ThemeEvent, ThemeInput } from './theme.types.ts'

export type ThemeRef = ActorRefFrom<typeof themeMachine>
