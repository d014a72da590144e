import type { ActorRefFrom } from 'xstate'
import type { apiKeyMachine } from './api-key.machine.ts'

export { apiKeyMachine } from './api-key.machine.ts'

export type ApiKeyActor = ActorRefFrom<typeof apiKeyMachine>
