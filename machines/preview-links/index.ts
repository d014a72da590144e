import type { ActorRefFrom } from 'xstate'
import type { previewLinksMachine } from './preview-links.machine.ts'

export { previewLinksMachine } from './preview-links.machine.ts'

export type PreviewLinksActor = ActorRefFrom<typeof previewLinksMachine>
