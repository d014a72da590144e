import type { ClientCollection } from '#contracts/admin-config'
import { useText } from '../../../kit/text.tsx'
import { EmptyState } from '../../../parts/EmptyState.tsx'
import type { FolderPlace } from './folder-place.ts'

interface Props {
  collection: ClientCollection
  place: FolderPlace
}

/** There may be much in the folders of a list that shows nothing. */
export function EmptyFolder({ collection, place }: Props) {
  const text = useText()
  const { plural } = collection.labels
  const words = {
    in: text('folders.empty'),
    top: text('folders.noneOutside', { label: plural }),
    anywhere: text('list.empty', { label: plural }),
  }
  return <EmptyState>{words[place.kind]}</EmptyState>
}
