export { openTextPictures } from './open-text-pictures.ts'
export type {
  AroundPictures,
  GivenPicture,
  OpenPicture,
  OpenTextPictures,
  PicturesInText,
  TextPicturesWork,
} from './open-text-pictures.types.ts'
