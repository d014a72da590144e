import { createActor, fromPromise } from 'xstate'
import { livePreviewMachine } from '#machines/live-preview'
import { endAll } from '../kit/follow.ts'
import { documentToPage } from './document-to-page.ts'
import type { OpenPreview, OpenPreviewInput, PreviewWork } from './open-preview.types.ts'
import { pageIsGone, pageToPageCheck } from './page-to-page-check.ts'
import { pageToPreview } from './page-to-preview.ts'
import { previewToWindow } from './preview-to-window.ts'
import { createPage } from './shown-page.ts'

/** One document's page beside its form: who tells whom, and how it ends. */
export function openPreview(
  { document, pageCheck, breakpoints }: OpenPreviewInput,
  work: PreviewWork,
): OpenPreview {
  const visit = new AbortController()
  const actor = createActor(
    livePreviewMachine.provide({
      actors: { locate: fromPromise(({ signal }) => work.locate(signal)) },
    }),
    { input: { breakpoints } },
  )
  const page = createPage(actor, work, visit.signal)
  let end = () => {}
  return {
    actor,
    start() {
      end = endAll(
        documentToPage(document, actor, page, work),
        pageToPreview(page, actor, work),
        pageToPageCheck(page, actor, pageCheck, work),
        previewToWindow(actor, work.window),
      )
      actor.start()
    },
    leave() {
      visit.abort()
      end()
      pageIsGone(pageCheck)
      work.window.close()
      actor.stop()
    },
    isLeft: () => visit.signal.aborted,
  }
}
