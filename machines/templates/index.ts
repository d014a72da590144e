import type { ActorRefFrom } from 'xstate'
import type { templatesMachine } from './templates.machine.ts'

export { templatesMachine } from './templates.machine.ts'
export type { TemplateDraft } from './templates.types.ts'

export type TemplatesActor = ActorRefFrom<typeof templatesMachine>
