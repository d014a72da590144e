import type { ActorRefFrom } from 'xstate'
import type { imageEditMachine } from './image-edit.machine.ts'

export { percentOf, pixelsOf } from './areas.ts'
export { imageEditMachine } from './image-edit.machine.ts'
export type { EditedImage, ImageEdit } from './image-edit.types.ts'

export type ImageEditActor = ActorRefFrom<typeof imageEditMachine>
