import { createActor, fromPromise } from 'xstate'
import { textPictureMachine } from '#machines/text-picture'
import type { GivenPicture, OpenPicture, TextPicturesWork } from './open-text-pictures.types.ts'

export function createPicture<Sent>(
  given: GivenPicture<Sent>,
  work: Pick<TextPicturesWork<Sent>, 'check' | 'upload'>,
): OpenPicture<Sent> {
  const { key, name, sent } = given
  const picture: OpenPicture<Sent> = {
    ...given,
    actor: createActor(
      textPictureMachine.provide({
        actors: {
          check: fromPromise(() => work.check(key, picture.sent!)),
          upload: fromPromise(({ signal }) => work.upload(key, picture.sent!, signal)),
        },
      }),
      { input: { name, isLost: sent === null } },
    ),
  }
  return picture
}
