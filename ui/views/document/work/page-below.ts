import type { DocumentData } from '#contracts/documents'
import { isUnkept } from '#machines/document'
import type { NavigationRef } from '#machines/navigation'
import type { OutsideEvent } from '#machines/open-document'
import type { OverPage } from '#machines/recovery'

/** The page below a drawer, for what is kept of its document: the drawer goes before the page does. */
export function pageBelow(navigation: NavigationRef, started: DocumentData) {
  const values = Object.fromEntries(
    Object.entries(started).filter(([name, value]) => !isUnkept(name, value)),
  )
  let { path } = navigation.getSnapshot().context.place
  return {
    now: (): OverPage => ({ path, values }),
    hear: (tell: (event: OutsideEvent) => void): (() => void) =>
      navigation.on('entered', ({ kind, to }) => {
        if (kind !== 'replace' || to.path === path) return
        path = to.path
        tell({ type: 'page.named' })
      }).unsubscribe,
  }
}
