import type { ClientCollection, ClientGlobal, SignedInConfig } from '#contracts/admin-config'
import { hrefWith } from '../../client/query-string.ts'
import { addressesBelow, templateParam } from '../../kit/addresses.ts'
import { carriedFrom } from '../../kit/carried-locale.ts'
import type { Panel } from '../../kit/panel.ts'
import { goTo } from '../../kit/place.ts'
import type { DocumentHost } from './document-host.ts'

/** A document that is the page: its address is the page's, and it is left by going elsewhere. */
export function pageHost(
  { boot, navigation }: Panel,
  { localization }: SignedInConfig,
  entity: ClientCollection | ClientGlobal,
): DocumentHost {
  const { slug } = entity
  const addresses = addressesBelow(boot.admin)
  const search = () => navigation.getSnapshot().context.place.search
  const carried = (href: string) => carriedFrom(search(), localization)(href)
  return {
    unsaved: (work) => navigation.send({ type: 'document.unsaved', ...work }),
    settled: (key) => navigation.send({ type: 'document.settled', key }),
    notSaved: (key) => navigation.send({ type: 'document.notSaved', key }),
    onSaveWanted: (save) => navigation.on('saveWanted', save).unsubscribe,
    named: (id) =>
      navigation.send({
        type: 'document.named',
        place: { path: addresses.document(slug, id), search: withoutTemplate(search()) },
      }),
    left: (to) =>
      goTo(
        navigation,
        carried(to === 'back' && 'labels' in entity ? addresses.list(slug) : addresses.dashboard),
      ),
    deleted: () => goTo(navigation, carried(addresses.list(slug)), { replace: true }),
  }
}

/** What has begun is a document of its own. */
const withoutTemplate = (search: string): string =>
  search.includes(templateParam)
    ? hrefWith({ path: '', search }, { [templateParam]: undefined })
    : search
