import type { LivePreviewActor } from '#machines/live-preview'
import type { PageCheckActor } from '#machines/page-check'
import type { SiteMessage } from './protocol/messages.ts'
import { checkMessage } from './protocol/messages.ts'

interface Sides {
  page: LivePreviewActor
  pageCheck: PageCheckActor
  post: (message: object) => void
}

/** The checks before publishing ask the page in live preview, and hear what it answers this time. */
export function pageChecks({ page, pageCheck, post }: Sides) {
  let asked = 0
  // The document may be left before its page is.
  const leave = () => {
    if (pageCheck.getSnapshot().status === 'active') pageCheck.send({ type: 'page.gone' })
  }
  return {
    start: () => [
      page.on('ready', () => pageCheck.send({ type: 'page.ready' })),
      page.subscribe((state) => {
        if (!state.hasTag('listening')) leave()
      }),
      pageCheck.on('asked', () => {
        asked += 1
        post(checkMessage(asked))
      }),
    ],
    stop: leave,
    hear(message: SiteMessage): void {
      if (message.kind === 'offered') pageCheck.send({ type: 'page.offered' })
      if (message.kind !== 'checked' || message.id !== asked) return
      const { violations } = message
      pageCheck.send(violations ? { type: 'page.checked', violations } : { type: 'page.failed' })
    },
  }
}
