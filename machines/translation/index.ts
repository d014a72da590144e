import type { ActorRefFrom } from 'xstate'
import type { translationMachine } from './translation.machine.ts'

export type { TranslatedLeaf } from './leaves.ts'
export { judgeLeaves, leafPath, nextLeaf } from './leaves.ts'
export { translationMachine } from './translation.machine.ts'
export type { Mark, Source } from './translation.types.ts'

export type TranslationActor = ActorRefFrom<typeof translationMachine>
