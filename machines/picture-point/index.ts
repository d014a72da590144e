import type { ActorRefFrom } from 'xstate'
import type { picturePointMachine } from './picture-point.machine.ts'

export { picturePointMachine } from './picture-point.machine.ts'
export type { PicturePoint } from './picture-point.types.ts'

export type PicturePointActor = ActorRefFrom<typeof picturePointMachine>
