import type { ActorRefFrom } from 'xstate'
import type { foldedSectionsMachine } from './folded-sections.machine.ts'

export { isFolded } from './folded-sections.data.ts'
export { foldedSectionsMachine } from './folded-sections.machine.ts'
export type { Section } from './folded-sections.types.ts'

export type FoldedSectionsActor = ActorRefFrom<typeof foldedSectionsMachine>
