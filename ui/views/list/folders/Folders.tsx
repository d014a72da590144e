import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import type { FoldersActor } from '#machines/folders'
import { foldersIn, pathTo } from '#machines/folders'
import { RetryNotice } from '../../../actions/RetryNotice.tsx'
import { folded } from '../../../kit/letters.ts'
import { useSentences } from '../../../kit/sentences.ts'
import { useSorted } from '../../../kit/sorted.ts'
import { problemText, useText } from '../../../kit/text.tsx'
import { useListHome } from '../home/list-home.ts'
import type { List } from '../use-list.ts'
import type { ListScreen } from '../use-open-list.ts'
import { DeleteFolder } from './DeleteFolder.tsx'
import { FolderBar } from './FolderBar.tsx'
import css from './Folders.module.css'
import { FolderTile } from './FolderTile.tsx'
import { folderName } from './folder-name.ts'
import type { FolderPlace } from './folder-place.ts'
import { idOf, isNarrowed } from './folder-place.ts'
import { MoveDialog } from './MoveDialog.tsx'
import { NameFolder } from './NameFolder.tsx'
import { useDragging } from './use-dragging.ts'
import { useFolders } from './use-folders.ts'

interface Props {
  list: List
  place: FolderPlace
  /** The screen that the list has; null: it is a list to pick from. */
  screen: Pick<ListScreen, 'hear' | 'selection'> | null
  /** Hears who moves things between folders. */
  onActor?: (actor: FoldersActor | null) => void
}

/** The folders of a list: the way to the open one, those in it, and what can be done with them (UPL-5). */
export function Folders({ list, place, screen, onActor }: Props) {
  const text = useText()
  const sentences = useSentences()
  const { prefix } = useListHome()
  const root = useRef<HTMLDivElement>(null)
  const actor = useFolders({ list, place, screen })
  const { folders: unsorted, problem } = useSelector(actor, ({ context }) => context)
  const folders = useSorted(unsorted, folderName)
  const isRead = useSelector(
    actor,
    (state) => !(state.matches('reading') || state.matches('unread')),
  )
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'))
  const isUnread = useSelector(actor, (state) => state.matches('unread'))
  useDragging(root, { actor, list, place, selection: screen?.selection ?? null })
  useEffect(() => {
    onActor?.(isRead ? actor : null)
    return () => onActor?.(null)
  }, [actor, isRead, onActor])

  const open = place.kind === 'in' ? idOf(folders, place.id) : null
  const isGone = isRead && place.kind === 'in' && open === null
  const words = folded(list.place.search.trim())
  const shown =
    place.kind === 'anywhere' || isGone
      ? []
      : words === ''
        ? isNarrowed(list.place)
          ? []
          : foldersIn(folders, open)
        : folders.filter(
            (one) =>
              folded(one.name).includes(words) &&
              (open === null ||
                pathTo(folders, one.id).some(({ id }) => id === open && id !== one.id)),
          )
  return (
    <div ref={root} className={css.root} aria-busy={isBusy} data-folders>
      <FolderBar {...{ actor, list, place, path: pathTo(folders, open) }} />
      {isUnread && problem && (
        <RetryNotice
          id={`${prefix}folders-retry`}
          detail={text('folders.title')}
          onRetry={() => actor.send({ type: 'user.retry' })}
        >
          {sentences(text('folders.unread'), problemText(text, problem))}
        </RetryNotice>
      )}
      {isGone && <p className={css.gone}>{text('folders.gone')}</p>}
      {shown.length > 0 && (
        <ul className={css.tiles} aria-label={text('folders.title')}>
          {shown.map((folder) => (
            <FolderTile key={folder.id} {...{ actor, folder, list }} />
          ))}
        </ul>
      )}
      <NameFolder actor={actor} />
      <DeleteFolder actor={actor} />
      <MoveDialog {...{ actor, label: list.collection.labels.plural }} />
    </div>
  )
}
