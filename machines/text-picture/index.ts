import type { ActorRefFrom } from 'xstate'
import type { textPictureMachine } from './text-picture.machine.ts'

export { textPictureMachine } from './text-picture.machine.ts'
export type { PictureLack, PictureReference } from './text-picture.types.ts'

export type TextPictureActor = ActorRefFrom<typeof textPictureMachine>
