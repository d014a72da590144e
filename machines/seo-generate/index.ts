import type { ActorRefFrom } from 'xstate'
import type { seoGenerateMachine } from './seo-generate.machine.ts'

export { isSameValue } from './is-same-value.ts'
export { seoGenerateMachine } from './seo-generate.machine.ts'
export type { GenerateResult } from './seo-generate.types.ts'

export type SeoGenerateActor = ActorRefFrom<typeof seoGenerateMachine>
