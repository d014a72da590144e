import type { KeyboardEvent, PointerEvent } from 'react'
import { useRef } from 'react'
import { ReactCrop } from 'react-image-crop'
import type { EditedImage, ImageEdit, ImageEditActor } from '#machines/image-edit'
import { useText } from '../../../kit/text.tsx'
import { VisuallyHidden } from '../../../parts/VisuallyHidden.tsx'
import css from './ImageEditDialog.module.css'

interface Props {
  actor: ImageEditActor
  image: EditedImage
  edit: ImageEdit
  canCrop: boolean
}

/** A part that is all of the picture. */
export const whole = { x: 0, y: 0, width: 100, height: 100 }

/** The picture, the frame of what stays, and the point in it that every size keeps. */
export function CropFrame({ actor, image, edit, canCrop }: Props) {
  const text = useText()
  const area = edit.area ?? whole
  const handle = (side: Parameters<typeof text>[0]) => text('crop.handle', { side: text(side) })
  const picture = <img src={image.url} alt="" className={css.picture} draggable={false} />
  return (
    // Pictures have no direction of writing.
    <div className={css.frame} dir="ltr">
      {canCrop ? (
        <ReactCrop
          crop={{ unit: '%', ...area }}
          keepSelection
          ruleOfThirds
          minWidth={8}
          minHeight={8}
          ariaLabels={{
            cropArea: text('crop.area'),
            nwDragHandle: handle('crop.side.topLeft'),
            nDragHandle: handle('crop.side.top'),
            neDragHandle: handle('crop.side.topRight'),
            eDragHandle: handle('crop.side.right'),
            seDragHandle: handle('crop.side.bottomRight'),
            sDragHandle: handle('crop.side.bottom'),
            swDragHandle: handle('crop.side.bottomLeft'),
            wDragHandle: handle('crop.side.left'),
          }}
          onChange={(_pixels, { x, y, width, height }) =>
            actor.send({ type: 'user.crop', area: { x, y, width, height } })
          }
        >
          {picture}
        </ReactCrop>
      ) : (
        picture
      )}
      {edit.focal && <FocalPoint actor={actor} focal={edit.focal} area={area} />}
    </div>
  )
}

interface FocalPointProps {
  actor: ImageEditActor
  focal: NonNullable<ImageEdit['focal']>
  area: NonNullable<ImageEdit['area']>
}

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Moved by pointer, or by the arrow keys, in larger steps with Shift. */
function FocalPoint({ actor, focal, area }: FocalPointProps) {
  const text = useText()
  const point = useRef<HTMLButtonElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const by = event.shiftKey ? 10 : 1
    const [x, y] = [focal.x + step[0] * by, focal.y + step[1] * by]
    actor.send({ type: 'user.focus', focal: { x, y } })
  }
  const onPointerMove = (event: PointerEvent<HTMLButtonElement>) => {
    const frame = point.current?.offsetParent?.getBoundingClientRect()
    if (!(frame && event.currentTarget.hasPointerCapture(event.pointerId))) return
    const inPicture = {
      x: ((event.clientX - frame.x) / frame.width) * 100,
      y: ((event.clientY - frame.y) / frame.height) * 100,
    }
    actor.send({
      type: 'user.focus',
      focal: {
        x: ((inPicture.x - area.x) / area.width) * 100,
        y: ((inPicture.y - area.y) / area.height) * 100,
      },
    })
  }
  return (
    <button
      ref={point}
      type="button"
      className={css.point}
      style={{
        insetInlineStart: `${area.x + (focal.x * area.width) / 100}%`,
        insetBlockStart: `${area.y + (focal.y * area.height) / 100}%`,
      }}
      title={text('crop.focal.hint')}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={onPointerMove}
    >
      <VisuallyHidden>{text('crop.focal', { x: focal.x, y: focal.y })}</VisuallyHidden>
    </button>
  )
}
