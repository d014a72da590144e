import type { DrawersRef, OpenDrawer } from '#machines/drawers'
import { usePanel } from '../../kit/panel.ts'
import type { DocumentHost } from '../document/document-host.ts'

/** A document in a drawer: what it holds is guarded by the drawer and by the page, whose address stays. */
export function useDrawerHost(
  drawers: DrawersRef,
  { key: drawer, kept, values }: OpenDrawer,
): DocumentHost {
  const { navigation } = usePanel()
  return {
    started: values,
    ...(kept !== undefined && { kept }),
    unsaved: (work) => {
      navigation.send({ type: 'document.unsaved', ...work })
      drawers.send({ type: 'document.unsaved', ...work, key: drawer })
    },
    settled: (key) => {
      navigation.send({ type: 'document.settled', key })
      drawers.send({ type: 'document.settled', key: drawer })
    },
    notSaved: (key) => {
      navigation.send({ type: 'document.notSaved', key })
      drawers.send({ type: 'document.notSaved', key: drawer })
    },
    onSaveWanted(save) {
      const ends = [
        navigation.on('saveWanted', save),
        drawers.on('saveWanted', ({ key }) => key === drawer && save()),
      ]
      return () => {
        for (const { unsubscribe } of ends) unsubscribe()
      }
    },
    named: (id) => drawers.send({ type: 'document.made', key: drawer, id }),
    left: () => drawers.send({ type: 'user.close' }),
    deleted: () => drawers.send({ type: 'document.deleted', key: drawer }),
  }
}
