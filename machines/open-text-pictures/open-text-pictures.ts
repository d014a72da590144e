import type { End } from '../kit/follow.ts'
import { createPicture } from './create-picture.ts'
import type {
  AroundPictures,
  GivenPicture,
  OpenPicture,
  OpenTextPictures,
  TextPicturesWork,
} from './open-text-pictures.types.ts'
import { pictureToForm } from './picture-to-form.ts'
import { pictureToText } from './picture-to-text.ts'

/** One owner of the pictures that a text waits for. */
export function openTextPictures<Sent>(work: TextPicturesWork<Sent>): OpenTextPictures<Sent> {
  const held = new Map<string, OpenPicture<Sent>>()
  const all = () => [...held.values()]
  const changed = () => work.tell.waiting(all())
  const lacking = () =>
    all()
      .map(({ actor }) => actor)
      .filter((actor) => actor.getSnapshot().hasTag('lacking'))
  let end: End = () => {}

  /** `show`: before the first of them begins. */
  function add(pictures: readonly GivenPicture<Sent>[], show: () => void): void {
    for (const given of pictures) {
      const picture = createPicture(given, work)
      held.set(given.key, picture)
      pictureToForm(picture, lacking, work)
      pictureToText(picture, work, () => held.delete(given.key))
      picture.actor.subscribe(changed)
    }
    show()
    for (const { key } of pictures) held.get(key)?.actor.start()
    changed()
  }

  function leave(): void {
    for (const { actor } of all()) actor.stop()
    held.clear()
    end()
    // The next visit finds those that still wait.
    work.tell.left()
  }

  const happens: Record<AroundPictures['type'], () => void> = {
    'page.leaving': changed,
    'document.created': changed,
    'text.removed'() {
      for (const { actor } of all()) actor.send({ type: 'user.remove' })
    },
    'document.left': leave,
  }

  return {
    start() {
      end = work.hear(({ type }) => happens[type]())
    },
    take: (pictures, drop = null) =>
      add(pictures, () =>
        work.text.insert(
          pictures.map(({ key }) => key),
          drop,
        ),
      ),
    restore: (pictures) => add(pictures, () => work.text.restore(pictures)),
    get: (key) => held.get(key),
    all,
    choose(key, name, sent) {
      const picture = held.get(key)
      if (picture === undefined) return
      picture.sent = sent
      picture.actor.send({ type: 'user.choose', name })
    },
    created: (key, reference) => held.get(key)?.actor.send({ type: 'document.created', reference }),
    removed: (key) => held.get(key)?.actor.send({ type: 'user.remove' }),
    describeNext() {
      const [next] = lacking()
      next?.send({ type: 'user.describe' })
      return next !== undefined
    },
  }
}
