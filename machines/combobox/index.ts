import type { ActorRefFrom } from 'xstate'
import type { comboboxMachine } from './combobox.machine.ts'

export { comboboxMachine } from './combobox.machine.ts'

export type ComboboxActor = ActorRefFrom<typeof comboboxMachine>
