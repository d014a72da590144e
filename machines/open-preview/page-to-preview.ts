import type { LivePreviewActor } from '#machines/live-preview'
import type { End } from '../kit/follow.ts'
import type { PreviewWork } from './open-preview.types.ts'
import type { ShownPage } from './shown-page.ts'

/** Any page may say that it's ready; the machine knows from which origins it counts. */
export const pageToPreview = (
  page: ShownPage,
  preview: LivePreviewActor,
  { hear, reveal }: Pick<PreviewWork, 'hear' | 'reveal'>,
): End =>
  hear((event) => {
    if (event.type !== 'page.said') return
    const { said, origin } = event
    if (said.kind === 'ready') preview.send({ type: 'browser.ready', origin })
    if (said.kind === 'focus' && page.isHeardFrom(origin)) reveal(said.path)
  })
