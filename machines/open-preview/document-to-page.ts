import type { DocumentActor } from '#machines/document'
import type { LivePreviewActor } from '#machines/live-preview'
import type { End } from '../kit/follow.ts'
import { endAll, follow } from '../kit/follow.ts'
import type { PreviewWork } from './open-preview.types.ts'
import type { ShownPage } from './shown-page.ts'

/** The page shows what stands in the form, and what was saved of other documents. */
export const documentToPage = (
  document: DocumentActor,
  preview: LivePreviewActor,
  page: ShownPage,
  { hear }: Pick<PreviewWork, 'hear'>,
): End =>
  endAll(
    follow(document, ({ context }) => context.values, page.changed),
    document.on('saved', () => {
      preview.send({ type: 'document.saved' })
      page.tell({ kind: 'saved' })
    }),
    preview.on('ready', page.greet),
    hear((event) => {
      if (event.type === 'session.renewed') page.greet()
      if (event.type === 'field.focused') page.tell({ kind: 'focus', path: event.path })
      if (event.type === 'document.savedElsewhere') page.savedElsewhere(event.saved)
    }),
    page.stop,
  )
