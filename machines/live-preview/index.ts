import type { ActorRefFrom } from 'xstate'
import type { livePreviewMachine } from './live-preview.machine.ts'

export { livePreviewMachine } from './live-preview.machine.ts'
export type { LivePreviewEvent, PreviewPlace, PreviewSize } from './live-preview.types.ts'
export { zooms } from './sizes.ts'

export type LivePreviewActor = ActorRefFrom<typeof livePreviewMachine>
