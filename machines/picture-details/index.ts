import type { ActorRefFrom } from 'xstate'
import type { pictureDetailsMachine } from './picture-details.machine.ts'

export { pictureDetailsMachine } from './picture-details.machine.ts'
export type { PictureChange, PictureSaveInput, StoredPicture } from './picture-details.types.ts'

export type PictureDetailsActor = ActorRefFrom<typeof pictureDetailsMachine>
