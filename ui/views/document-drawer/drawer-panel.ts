import type { DrawersRef } from '#machines/drawers'
import type { NavigationRef } from '#machines/navigation'
import type { Panel } from '../../kit/panel.ts'

/** The panel as a document in a drawer sees it: its news are the drawer's, and the address stays the page's. */
export const drawerPanel = (panel: Panel, drawers: DrawersRef, key: string): Panel => ({
  ...panel,
  navigation: navigationFor(panel.navigation, drawers, key),
})

/** The page's navigation in all but what it is told. */
function navigationFor(page: NavigationRef, drawers: DrawersRef, key: string): NavigationRef {
  const send: NavigationRef['send'] = (event) => {
    switch (event.type) {
      case 'document.unsaved':
      case 'document.settled':
        page.send(event)
        drawers.send({ type: event.type, key })
        break
      case 'document.named':
        break
      case 'user.go':
        // Only a document that is gone has its place taken over by another one.
        if (event.replace) drawers.send({ type: 'document.deleted', key })
        else page.send(event)
        break
      default:
        page.send(event)
    }
  }
  return Object.create(page, { send: { value: send } })
}
