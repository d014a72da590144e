import type { ActorRefFrom } from 'xstate'
import type { documentPickerMachine } from './document-picker.machine.ts'

export { isAmong } from './document-picker.data.ts'
export { documentPickerMachine } from './document-picker.machine.ts'
export type { DocumentPickerEvent, Offer, Picked } from './document-picker.types.ts'

export type DocumentPickerActor = ActorRefFrom<typeof documentPickerMachine>
