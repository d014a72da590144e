import FolderIcon from 'lucide-react/icons/folder'
import type { Folder } from '#contracts/folders'
import type { FoldersActor } from '#machines/folders'
import { useText } from '../../../kit/text.tsx'
import { IconButton } from '../../../parts/IconButton.tsx'
import { EllipsisIcon } from '../../../parts/icons.ts'
import { Link } from '../../../parts/Link.tsx'
import { Menu, MenuItem } from '../../../parts/Menu.tsx'
import { useListHome } from '../home/list-home.ts'
import type { List } from '../use-list.ts'
import { useListHref } from '../use-list-href.ts'
import css from './Folders.module.css'

interface Props {
  actor: FoldersActor
  folder: Folder
  list: List
}

/** A folder: a way into it, a place to drop things, and its menu. */
export function FolderTile({ actor, folder, list }: Props) {
  const text = useText()
  const { prefix } = useListHome()
  const href = useListHref()
  const { update, delete: remove } = list.collection.folders?.access ?? {}
  const { id, name, parent } = folder
  return (
    <li className={css.tile} data-folder={id} data-drop-folder={id}>
      <Link className={css.open} href={href({ folder: id, search: undefined })}>
        <FolderIcon />
        <span className={css.name} dir="auto" title={name}>
          {name}
        </span>
      </Link>
      {(update || remove) && (
        <Menu
          align="end"
          trigger={
            <IconButton
              id={`${prefix}folder-${id}`}
              size="small"
              label={text('folders.actions', { name })}
              icon={<EllipsisIcon />}
            />
          }
        >
          {update && (
            <>
              <MenuItem id="rename" onSelect={() => actor.send({ type: 'user.rename', id })}>
                {text('folders.rename')}
              </MenuItem>
              <MenuItem
                id="move"
                onSelect={() =>
                  actor.send({
                    type: 'user.move',
                    moved: { documents: null, folders: [id], from: parent },
                  })
                }
              >
                {text('folders.move')}
              </MenuItem>
            </>
          )}
          {remove && (
            <MenuItem
              id="delete"
              kind="danger"
              onSelect={() => actor.send({ type: 'user.delete', id })}
            >
              {text('folders.delete')}
            </MenuItem>
          )}
        </Menu>
      )}
    </li>
  )
}
