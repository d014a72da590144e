import type { ClientCollection, ClientGlobal } from '#config-schema'
import { useAddresses } from '../../kit/addresses.ts'
import { useCarriedLocale } from '../../kit/carried-locale.ts'
import { usePanel } from '../../kit/panel.ts'
import { useGo, useSearch } from '../../kit/place.ts'
import type { Surroundings } from './surroundings.ts'

/** A document that is the page: its address is the page's, and it is left by going elsewhere. */
export function usePageSurroundings(entity: ClientCollection | ClientGlobal): Surroundings {
  const { slug } = entity
  const { navigation } = usePanel()
  const addresses = useAddresses()
  const carried = useCarriedLocale()
  const go = useGo()
  const search = useSearch()
  return {
    unsaved: (key) => navigation.send({ type: 'document.unsaved', key }),
    settled: (key) => navigation.send({ type: 'document.settled', key }),
    named: (id) =>
      navigation.send({
        type: 'document.named',
        place: { path: addresses.document(slug, id), search },
      }),
    left: (to) =>
      go(carried(to === 'back' && 'labels' in entity ? addresses.list(slug) : addresses.dashboard)),
    deleted: () => go(carried(addresses.list(slug)), { replace: true }),
  }
}
