import type { ActorRefFrom } from 'xstate'
import type { unsavedFormMachine } from './unsaved-form.machine.ts'

export { unsavedFormMachine } from './unsaved-form.machine.ts'

export type UnsavedFormActor = ActorRefFrom<typeof unsavedFormMachine>
