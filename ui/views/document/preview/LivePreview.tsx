import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import type { DocumentActors } from '#machines/open-document'
import { openPreview } from '#machines/open-preview'
import { usePanel } from '../../../kit/panel.ts'
import { useText } from '../../../kit/text.tsx'
import { useOpened } from '../../../kit/use-opened.ts'
import { FormWidth } from './FormWidth.tsx'
import css from './LivePreview.module.css'
import { PreviewBar } from './PreviewBar.tsx'
import { PreviewFrame } from './PreviewFrame.tsx'
import { PreviewNotices } from './PreviewNotices.tsx'
import { PreviewShare } from './PreviewShare.tsx'
import { previewWork } from './preview-work.ts'
import { Splitter } from './Splitter.tsx'

export interface LivePreviewProps {
  actors: DocumentActors
  entity: ClientCollection | ClientGlobal
  /** How much of the width the form has. */
  share: number
  /** It moves, and was let go. */
  onMove: (share: number) => void
  onMoved: () => void
}

/** The page of a document, as it will be with what stands in the form (LIVE-1). */
export function LivePreview({ actors, entity, share, onMove, onMoved }: LivePreviewProps) {
  const text = useText()
  const panel = usePanel()
  const { document, pageCheck } = actors
  const frame = useRef<HTMLIFrameElement>(null)
  const { actor } = useOpened(() =>
    openPreview(
      { document, pageCheck, breakpoints: entity.preview?.live?.breakpoints ?? [] },
      previewWork({ document, entity, frame, panel }),
    ),
  )
  const isShown = useSelector(actor, (state) => state.matches({ page: 'shown' }))
  const isFramed = useSelector(actor, (state) =>
    state.matches({ page: { shown: { window: 'frame' } } }),
  )
  return (
    <section id="live-preview" className={css.root} aria-label={text('preview.label')}>
      <Splitter {...{ share, onMove, onMoved }} label={text('preview.splitter')} />
      <FormWidth
        share={share}
        label={text('preview.splitter')}
        onChange={(chosen) => {
          onMove(chosen)
          onMoved()
        }}
      />
      {isShown && (
        <PreviewBar actor={actor}>
          {entity.preview?.shares && <PreviewShare document={document} />}
        </PreviewBar>
      )}
      <PreviewNotices actor={actor} />
      {isFramed && <PreviewFrame actor={actor} frame={frame} />}
    </section>
  )
}
