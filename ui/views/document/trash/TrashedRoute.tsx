import type { ClientCollection } from '#contracts/admin-config'
import { openDocument } from '#machines/open-document'
import { addressesBelow } from '../../../kit/addresses.ts'
import { useCarriedLocale } from '../../../kit/carried-locale.ts'
import { useConfig } from '../../../kit/config.ts'
import { useLocale } from '../../../kit/locale.ts'
import { usePanel } from '../../../kit/panel.ts'
import { useGo } from '../../../kit/place.ts'
import { useOpened } from '../../../kit/use-opened.ts'
import { pageHost } from '../page-host.ts'
import { documentWork } from '../work/document-work.ts'
import { TrashedView } from './TrashedView.tsx'

interface Props {
  collection: ClientCollection
  id: string
}

/** A document in the trash, by its address: read, brought back or deleted for good. */
export function TrashedRoute({ collection, id }: Props) {
  const locale = useLocale()
  return <TrashedDocument key={`${id} ${locale}`} {...{ collection, id, locale }} />
}

function TrashedDocument({ collection, id, locale }: Props & { locale: string | null }) {
  const { slug } = collection
  const panel = usePanel()
  const config = useConfig()
  const carried = useCarriedLocale()
  const go = useGo()
  const { document, command } = useOpened(() =>
    openDocument(
      documentWork({
        ...{ panel, config, entity: collection },
        reference: { kind: 'collection', slug, id, locale, inTrash: true },
        host: {
          ...pageHost(panel, config, collection),
          deleted: () =>
            go(carried(addressesBelow(panel.boot.admin).trash(slug)), { replace: true }),
        },
        form: () => null,
      }),
    ),
  )
  return <TrashedView collection={collection} document={document} command={command} />
}
