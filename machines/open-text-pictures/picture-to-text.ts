import type { End } from '../kit/follow.ts'
import { endAll } from '../kit/follow.ts'
import type { OpenPicture, TextPicturesWork } from './open-text-pictures.types.ts'

/** What came of a picture takes its place in the text; what nobody wants leaves it. */
export const pictureToText = <Sent>(
  picture: OpenPicture<Sent>,
  { discard, text }: Pick<TextPicturesWork<Sent>, 'discard' | 'text'>,
  forget: () => void,
): End =>
  endAll(
    picture.actor.on('uploaded', ({ reference }) => {
      forget()
      text.place(picture.key, picture.index, reference)
    }),
    picture.actor.on('removed', () => {
      forget()
      if (picture.sent !== null) discard(picture.sent)
      text.remove(picture.key)
    }),
  )
