import type { LivePreviewActor } from '#machines/live-preview'
import type { PageCheckActor } from '#machines/page-check'
import type { End } from '../kit/follow.ts'
import { endAll } from '../kit/follow.ts'
import type { PageSays, PreviewWork } from './open-preview.types.ts'
import type { ShownPage } from './shown-page.ts'

/** The checks before publishing ask the page, and hear what it answers this time. */
export function pageToPageCheck(
  page: ShownPage,
  preview: LivePreviewActor,
  pageCheck: PageCheckActor,
  { hear }: Pick<PreviewWork, 'hear'>,
): End {
  let asked = 0

  function hearPage(said: PageSays): void {
    if (said.kind === 'offered') pageCheck.send({ type: 'page.offered' })
    if (said.kind !== 'checked' || said.id !== asked) return
    const { violations } = said
    pageCheck.send(violations ? { type: 'page.checked', violations } : { type: 'page.failed' })
  }

  return endAll(
    preview.on('ready', () => pageCheck.send({ type: 'page.ready' })),
    preview.subscribe((state) => {
      if (!state.hasTag('listening')) pageIsGone(pageCheck)
    }),
    pageCheck.on('asked', () => {
      asked += 1
      page.check(asked)
    }),
    hear((event) => {
      if (event.type === 'page.said' && page.isHeardFrom(event.origin)) hearPage(event.said)
    }),
  )
}

/** The document may be left before its page is. */
export function pageIsGone(pageCheck: PageCheckActor): void {
  if (pageCheck.getSnapshot().status === 'active') pageCheck.send({ type: 'page.gone' })
}
