import { useId } from 'react'
import type { ClientCollection } from '#config-schema'
import { useAddresses } from '../../../kit/addresses.ts'
import { useCarriedLocale } from '../../../kit/carried-locale.ts'
import { useLocale } from '../../../kit/locale.ts'
import { useGo } from '../../../kit/place.ts'
import { useDocumentActor } from '../use-document-actor.ts'
import { useDocumentNews } from '../use-document-news.ts'
import { useErrand } from '../use-errand.ts'
import { usePageSurroundings } from '../use-page-surroundings.ts'
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
  const key = useId()
  const addresses = useAddresses()
  const carried = useCarriedLocale()
  const go = useGo()
  const page = usePageSurroundings(collection)
  const surroundings = {
    ...page,
    deleted: () => go(carried(addresses.trash(slug)), { replace: true }),
  }
  const document = useDocumentActor(collection, {
    kind: 'collection',
    slug,
    id,
    locale,
    inTrash: true,
  })
  const errand = useErrand(document, collection)
  useDocumentNews({ document, entity: collection, key, surroundings })
  return <TrashedView collection={collection} document={document} errand={errand} />
}
