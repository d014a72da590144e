import { useSelector } from '@xstate/react'
import type { CSSProperties, RefObject } from 'react'
import type { LivePreviewActor } from '#machines/live-preview'
import { useText } from '../../../kit/text.tsx'
import css from './PreviewFrame.module.css'

interface Props {
  actor: LivePreviewActor
  frame: RefObject<HTMLIFrameElement | null>
}

/**
 * The page, shut in as far as its scripts allow: it needs its own origin to be told apart from others,
 * and leads nobody away from the panel.
 */
const sandbox = [
  'allow-scripts',
  'allow-same-origin',
  'allow-forms',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
].join(' ')

export function PreviewFrame({ actor, frame }: Props) {
  const text = useText()
  const { size, url, zoom } = useSelector(actor, ({ context }) => context)
  const style = {
    '--zoom': zoom,
    ...(size && { '--width': `${size.width}px`, '--height': `${size.height}px` }),
  } as CSSProperties
  return (
    <div className={css.root} style={style} data-sized={size !== null || undefined}>
      <div className={css.page}>
        <iframe
          ref={frame}
          key={url}
          id="live-preview-iframe"
          className={css.frame}
          title={text('preview.frame')}
          src={url ?? undefined}
          sandbox={sandbox}
          onLoad={() => actor.send({ type: 'browser.loaded' })}
        />
      </div>
    </div>
  )
}
