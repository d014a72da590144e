import { useSelector } from '@xstate/react'
import FolderInputIcon from 'lucide-react/icons/folder-input'
import type { FoldersActor } from '#machines/folders'
import type { SelectionActor } from '#machines/selection'
import { targetOf } from '#machines/selection'
import { OfferedButton } from '../../../actions/OfferedButton.tsx'
import { useText } from '../../../kit/text.tsx'
import type { List } from '../use-list.ts'
import type { FolderPlace } from './folder-place.ts'
import { fromOf } from './use-dragging.ts'

interface Props {
  actor: FoldersActor
  list: List
  place: FolderPlace
  selection: SelectionActor
}

/** Moves what is chosen without a drag. */
export function MoveToFolder({ actor, list, place, selection }: Props) {
  const text = useText()
  const folders = useSelector(actor, ({ context }) => context.folders)
  return (
    <OfferedButton
      id="folder-move"
      icon={<FolderInputIcon />}
      label={text('folders.move')}
      run={() => {
        const documents = targetOf(selection.getSnapshot().context)
        const moved = { documents, folders: [], ...fromOf(place, list, folders) }
        actor.send({ type: 'user.move', moved })
      }}
    />
  )
}
