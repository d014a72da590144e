import type { ActorRefFrom } from 'xstate'
import type { paletteMachine } from './palette.machine.ts'

export { isBlank } from './palette.data.ts'
export { paletteMachine } from './palette.machine.ts'
export type { Found, FoundDocument, PaletteEmitted, PaletteEvent } from './palette.types.ts'

export type PaletteRef = ActorRefFrom<typeof paletteMachine>
