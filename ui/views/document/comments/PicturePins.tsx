import { useSelector } from '@xstate/react'
import type { CSSProperties } from 'react'
import { useEffect } from 'react'
import type { PicturePoint } from '#machines/picture-point'
import { useStoredFile } from '../../../fields/upload/use-stored-file.ts'
import type { PictureCommentsProps } from '../../../kit/comments.ts'
import { useFormats } from '../../../kit/formats.ts'
import { useText } from '../../../kit/text.tsx'
import { ChoosePoint } from './ChoosePoint.tsx'
import css from './PicturePins.module.css'
import { anchorOnPicture, isOnPicture, pinsOf } from './picture-pins.ts'
import { useThreadLookedAt } from './use-thread-looked-at.ts'

/** The points of a picture that people talk about, and the one that somebody chooses. */
export function PicturePins({ form, comments: { actor, point } }: PictureCommentsProps) {
  const text = useText()
  const { number } = useFormats()
  const doc = useStoredFile(form)
  const { drafts, threads } = useSelector(actor, ({ context }) => context)
  const isChoosing = useSelector(point, (state) => state.matches('choosing'))
  const lookedAt = useThreadLookedAt()
  useEffect(() => {
    const { unsubscribe } = point.on('taken', ({ point }) =>
      actor.send({
        type: 'user.compose',
        to: { kind: 'thread', anchor: anchorOnPicture(doc, point) },
      }),
    )
    return unsubscribe
  }, [actor, point, doc])
  // Without the picture there is nothing to choose from.
  useEffect(() => () => point.send({ type: 'user.cancel' }), [point])
  const written = drafts.flatMap(({ to }) =>
    to.kind === 'thread' && to.anchor.point && isOnPicture(to.anchor, doc) ? to.anchor.point : [],
  )
  return (
    // Pictures have no direction of writing.
    <div className={css.root} dir="ltr">
      {pinsOf(threads, doc).map((pin) => {
        const label = text('comments.at', {
          field: text('field.file'),
          number: number(pin.number),
        })
        return (
          <button
            key={pin.thread}
            type="button"
            className={css.pin}
            style={placeOf(pin.point)}
            data-pin={pin.thread}
            data-looked-at={String(pin.thread) === lookedAt || undefined}
            aria-label={label}
            title={label}
            onClick={() => actor.send({ type: 'user.show', thread: pin.thread })}
          >
            {number(pin.number)}
          </button>
        )
      })}
      {written.map((at) => (
        <span key={`${at.x} ${at.y}`} className={css.marker} style={placeOf(at)} />
      ))}
      {isChoosing && <ChoosePoint point={point} />}
    </div>
  )
}

const placeOf = ({ x, y }: PicturePoint) =>
  ({ '--x': `${x * 100}%`, '--y': `${y * 100}%` }) as CSSProperties
