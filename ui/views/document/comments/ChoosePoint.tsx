import { useSelector } from '@xstate/react'
import type { CSSProperties, KeyboardEvent, MouseEvent } from 'react'
import { useEffect, useRef } from 'react'
import type { PicturePointActor } from '#machines/picture-point'
import { useLanguage, useText } from '../../../kit/text.tsx'
import { VisuallyHidden } from '../../../parts/VisuallyHidden.tsx'
import css from './PicturePins.module.css'
import { choosePointHint, choosePointTool } from './PictureTool.tsx'

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Takes the point that is pressed; or its marker is moved by the arrow keys, and taken with Enter. */
export function ChoosePoint({ point }: { point: PicturePointActor }) {
  const text = useText()
  const language = useLanguage()
  const surface = useRef<HTMLButtonElement>(null)
  const { x, y } = useSelector(point, ({ context }) => context.point) ?? { x: 0, y: 0 }
  useEffect(() => {
    surface.current?.focus({ preventScroll: true })
    surface.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step) {
      const by = event.shiftKey ? 0.1 : 0.02
      point.send({ type: 'user.move', by: { x: step[0] * by, y: step[1] * by } })
    } else if (event.key === 'Escape') {
      choosePointTool()?.focus()
      point.send({ type: 'user.cancel' })
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  const press = ({ clientX, clientY, currentTarget, detail }: MouseEvent) => {
    // Enter presses where no pointer is.
    if (detail === 0) return point.send({ type: 'user.take' })
    const { height, left, top, width } = currentTarget.getBoundingClientRect()
    const pressed = { x: (clientX - left) / width, y: (clientY - top) / height }
    point.send({ type: 'user.press', point: pressed })
  }
  const percent = new Intl.NumberFormat(language, { style: 'percent' })
  return (
    <>
      <button
        ref={surface}
        type="button"
        className={css.surface}
        style={{ '--x': percentOf(x), '--y': percentOf(y) } as CSSProperties}
        aria-label={text('comments.addToPicture')}
        aria-describedby={choosePointHint}
        onKeyDown={onKeyDown}
        onClick={press}
      >
        <span className={css.marker} />
      </button>
      <VisuallyHidden role="status">{`${percent.format(x)} × ${percent.format(y)}`}</VisuallyHidden>
    </>
  )
}

const percentOf = (share: number) => `${share * 100}%`
