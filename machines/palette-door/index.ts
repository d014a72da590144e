import type { ActorRefFrom } from 'xstate'
import type { paletteDoorMachine } from './palette-door.machine.ts'

export { paletteDoorMachine } from './palette-door.machine.ts'
export type { Arrival, PaletteDoorEvent } from './palette-door.types.ts'

export type PaletteDoorRef = ActorRefFrom<typeof paletteDoorMachine>
