import type { ActorRefFrom } from 'xstate'
import type { documentCommandMachine } from './document-command.machine.ts'

export { documentCommandMachine } from './document-command.machine.ts'
export type {
  DocumentCommand,
  DocumentCommandEmitted,
  DocumentCommandEvent,
} from './document-command.types.ts'
export { isHarmless } from './harmless.ts'

export type DocumentCommandActor = ActorRefFrom<typeof documentCommandMachine>
