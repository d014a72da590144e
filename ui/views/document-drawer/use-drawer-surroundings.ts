import type { DrawersRef } from '#machines/drawers'
import { usePanel } from '../../kit/panel.ts'
import type { Surroundings } from '../document/surroundings.ts'

/** A document in a drawer: what it holds is guarded by the drawer and by the page, whose address stays. */
export function useDrawerSurroundings(drawers: DrawersRef, drawer: string): Surroundings {
  const { navigation } = usePanel()
  return {
    unsaved: (key) => {
      navigation.send({ type: 'document.unsaved', key })
      drawers.send({ type: 'document.unsaved', key: drawer })
    },
    settled: (key) => {
      navigation.send({ type: 'document.settled', key })
      drawers.send({ type: 'document.settled', key: drawer })
    },
    named: (id) => drawers.send({ type: 'document.made', key: drawer, id }),
    left: () => drawers.send({ type: 'user.close' }),
    deleted: () => drawers.send({ type: 'document.deleted', key: drawer }),
  }
}
