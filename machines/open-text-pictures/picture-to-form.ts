import type { TextPictureActor } from '#machines/text-picture'
import type { End } from '../kit/follow.ts'
import { endAll } from '../kit/follow.ts'
import type { OpenPicture, TextPicturesWork } from './open-text-pictures.types.ts'

/** Of several that lack details, one form is shown after the other. */
export const pictureToForm = <Sent>(
  picture: OpenPicture<Sent>,
  lacking: () => readonly TextPictureActor[],
  { tell }: { tell: Pick<TextPicturesWork<Sent>['tell'], 'described'> },
): End =>
  endAll(
    picture.actor.on('lacking', () => {
      if (lacking().every((other) => other === picture.actor))
        picture.actor.send({ type: 'user.describe' })
    }),
    picture.actor.on('described', () => tell.described(picture.key, picture.sent!)),
  )
