import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import type { LivePreviewActor } from '#machines/live-preview'
import { zooms } from '#machines/live-preview'
import { OfferedButton, OfferedIcon } from '../../../actions/OfferedButton.tsx'
import { useText } from '../../../kit/text.tsx'
import { ExternalLinkIcon } from '../../../parts/icons.ts'
import { NativeSelect } from '../../../parts/NativeSelect.tsx'
import { NumberInput } from '../../../parts/NumberInput.tsx'
import css from './PreviewBar.module.css'

interface Props {
  actor: LivePreviewActor
  /** What can be done with the page besides. */
  children?: ReactNode
}

/** How large the page is shown, and where (LIVE-1). */
export function PreviewBar({ actor, children }: Props) {
  const text = useText()
  const { breakpoint, breakpoints, zoom } = useSelector(actor, ({ context }) => context)
  const isInWindow = useSelector(
    actor,
    (state) => !state.matches({ page: { shown: { window: 'frame' } } }),
  )
  if (isInWindow) {
    return (
      <div className={css.root}>
        <OfferedButton
          id="live-preview-here"
          size="small"
          label={text('preview.closeWindow')}
          run={() => actor.send({ type: 'user.closeWindow' })}
        />
        <span className={css.more}>{children}</span>
      </div>
    )
  }
  return (
    <div className={css.root} data-breakpoint={breakpoint}>
      <NativeSelect
        aria-label={text('preview.breakpoint')}
        name="live-preview-breakpoint"
        value={breakpoint}
        onChange={({ target }) => actor.send({ type: 'user.chooseBreakpoint', name: target.value })}
      >
        {breakpoints.map(({ label, name }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
        <option value="responsive">{text('preview.responsive')}</option>
        {breakpoint === 'custom' && <option value="custom">{text('preview.custom')}</option>}
      </NativeSelect>
      <span className={css.sizes}>
        <Size actor={actor} side="width" />
        <span aria-hidden>×</span>
        <Size actor={actor} side="height" />
      </span>
      <NativeSelect
        aria-label={text('preview.zoom')}
        name="live-preview-zoom"
        value={zoom}
        onChange={({ target }) => actor.send({ type: 'user.zoom', zoom: Number(target.value) })}
      >
        {zooms.map((offered) => (
          <option key={offered} value={offered}>{`${offered * 100} %`}</option>
        ))}
      </NativeSelect>
      <span className={css.more}>
        {children}
        <OfferedIcon
          id="live-preview-window"
          label={text('preview.openWindow')}
          icon={<ExternalLinkIcon />}
          run={() => actor.send({ type: 'user.openWindow' })}
        />
      </span>
    </div>
  )
}

interface SizeProps {
  actor: LivePreviewActor
  side: 'width' | 'height'
}

/** Typing one makes the size the person's own; the other side stays as it is on the screen (LIVE-2). */
function Size({ actor, side }: SizeProps) {
  const text = useText()
  const { size } = useSelector(actor, ({ context }) => context)
  const shown = useShownSize(actor)
  return (
    <NumberInput
      boxed
      placeholder={shown?.[side].toString()}
      aria-label={text(`preview.${side}`)}
      name={`live-preview-${side}`}
      className={css.size}
      value={size?.[side] ?? ''}
      min={0}
      step={1}
      onChange={({ target }) => {
        const typed = target.valueAsNumber
        if (!Number.isNaN(typed)) {
          actor.send({ type: 'user.resize', size: { ...shownSize(), ...size, [side]: typed } })
        }
      }}
    />
  )
}

/** Follows the frame where nobody chose a size: it's as large as the space for it. */
function useShownSize(actor: LivePreviewActor) {
  const url = useSelector(actor, ({ context }) => context.url)
  const [shown, setShown] = useState<{ width: number; height: number } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has a frame of its own.
  useEffect(() => {
    const frame = window.document.querySelector('#live-preview-iframe')
    if (!frame) return undefined
    const observer = new ResizeObserver(() => setShown(shownSize()))
    observer.observe(frame)
    return () => observer.disconnect()
  }, [url])
  return shown
}

/** In CSS pixels of the page: a zoomed frame has as many as before. */
function shownSize(): { width: number; height: number } {
  const frame = window.document.querySelector<HTMLIFrameElement>('#live-preview-iframe')
  return { width: frame?.clientWidth ?? 0, height: frame?.clientHeight ?? 0 }
}
