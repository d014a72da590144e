import type { LivePreviewActor } from '#machines/live-preview'
import type { End } from '../kit/follow.ts'
import { endAll } from '../kit/follow.ts'
import type { WindowWork } from './open-preview.types.ts'

export function previewToWindow(preview: LivePreviewActor, window: WindowWork): End {
  const url = () => preview.getSnapshot().context.url ?? ''
  return endAll(
    preview.on('windowWanted', () => window.open(url(), preview.send)),
    preview.on('windowMoved', () => window.move(url())),
    preview.on('windowUnwanted', window.close),
  )
}
