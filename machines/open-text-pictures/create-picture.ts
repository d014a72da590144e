import { createActor, fromPromise } from 'xstate'
import { textPictureMachine } from '#machines/text-picture'
import type { GivenPicture, OpenPicture, TextPicturesWork } from './open-text-pictures.types.ts'

export function createPicture<Sent>(
  given: GivenPicture<Sent>,
  work: Pick<TextPicturesWork<Sent>, 'check' | 'upload'>,
): OpenPicture<Sent> {
  const { altText = '', key, name, sent } = given
  const picture: OpenPicture<Sent> = {
    ...given,
    actor: createActor(
      textPictureMachine.provide({
        actors: {
          check: fromPromise(({ input }) => work.check(key, picture.sent!, input.altText)),
          upload: fromPromise(({ input, signal }) =>
            work.upload(key, picture.sent!, input.altText, signal),
          ),
        },
      }),
      { input: { name, isLost: sent === null, altText } },
    ),
  }
  return picture
}
