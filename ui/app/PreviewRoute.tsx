import { useEffect } from 'react'
import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import { showPreview } from '../client/preview-preference.ts'
import { addressesBelow } from '../kit/addresses.ts'
import { refOf } from '../kit/document-ref.ts'
import { usePanel } from '../kit/panel.ts'
import { useGo, useSearch } from '../kit/place.ts'
import { isWide, placeOf } from '../views/document/preview/preview-place.ts'
import { Waiting } from './Waiting.tsx'

interface Props {
  entity: ClientCollection | ClientGlobal
  id: string | null
}

/** The address of a document's live preview leads to its form, with the page beside it (NAV-2). */
export function PreviewRoute({ entity, id }: Props) {
  const { boot, http, queries } = usePanel()
  const go = useGo()
  const search = useSearch()
  const address = addressesBelow(boot.admin).ofDocument(refOf(entity, id, null)) + search
  const { slug } = entity
  useEffect(() => {
    void showPreview(http, queries, placeOf(slug, isWide())).then(() =>
      go(address, { replace: true }),
    )
  }, [address, go, http, queries, slug])
  return <Waiting />
}
