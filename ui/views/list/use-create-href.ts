import type { ClientCollection } from '#contracts/admin-config'
import { hrefWith } from '../../client/query-string.ts'
import { useAddresses } from '../../kit/addresses.ts'
import { useCarriedLocale } from '../../kit/carried-locale.ts'
import { folderPlace } from './folders/folder-place.ts'
import { useListHome } from './home/list-home.ts'

/** Where a new document is made; it starts in the folder that is open. */
export function useCreateHref(collection: ClientCollection): string {
  const addresses = useAddresses()
  const carried = useCarriedLocale()
  const { search } = useListHome()
  const path = addresses.create(collection.slug)
  const place = folderPlace(search, collection, false)
  return carried(place?.kind === 'in' ? hrefWith({ path, search: '' }, { folder: place.id }) : path)
}
