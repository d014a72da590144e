import { useSelector } from '@xstate/react'
import FolderPlusIcon from 'lucide-react/icons/folder-plus'
import type { Folder } from '#contracts/folders'
import type { FoldersActor } from '#machines/folders'
import { OfferedButton } from '../../../actions/OfferedButton.tsx'
import { useText } from '../../../kit/text.tsx'
import { Link } from '../../../parts/Link.tsx'
import { useListHome } from '../home/list-home.ts'
import type { List } from '../use-list.ts'
import { useListHref } from '../use-list-href.ts'
import css from './Folders.module.css'
import type { FolderPlace } from './folder-place.ts'
import { anywhere } from './folder-place.ts'

interface Props {
  actor: FoldersActor
  list: List
  place: FolderPlace
  /** From the outermost folder to the open one. */
  path: readonly Folder[]
}

/** The way to the open folder, on which things can be dropped; a new folder, and all files at once. */
export function FolderBar({ actor, list, place, path }: Props) {
  const text = useText()
  const { go, prefix } = useListHome()
  const href = useListHref()
  const { folders, labels } = list.collection
  const parent = path.at(-1)?.id ?? null
  const isKnown = useSelector(
    actor,
    (state) => !(state.matches('reading') || state.matches('unread')),
  )
  const isAnywhere = place.kind === 'anywhere'
  const steps = [{ id: null, name: labels.plural }, ...path]
  return (
    <div className={css.bar}>
      <nav className={css.path} aria-label={text('folders.path')}>
        <ol>
          {steps.map(({ id, name }, index) => {
            const isLast = index === steps.length - 1 && !isAnywhere
            return (
              <li key={id} data-drop-folder={id ?? ''}>
                {isLast ? (
                  <span aria-current="page" dir="auto">
                    {name}
                  </span>
                ) : (
                  <Link href={href({ folder: id ?? undefined })}>
                    <span dir="auto">{name}</span>
                  </Link>
                )}
              </li>
            )
          })}
          {isAnywhere && (
            <li>
              <span aria-current="page">{text('folders.anywhere')}</span>
            </li>
          )}
        </ol>
      </nav>
      <div className={css.tools}>
        <OfferedButton
          id={`${prefix}folders-all`}
          size="small"
          bare
          label={text('folders.all', { label: labels.plural })}
          aria-pressed={isAnywhere}
          run={() => go(href({ folder: isAnywhere ? undefined : anywhere }))}
        />
        {folders?.access.create && !isAnywhere && (
          <OfferedButton
            id={`${prefix}folder-new`}
            size="small"
            icon={<FolderPlusIcon />}
            label={text('folders.new')}
            {...(!isKnown && { refusal: text('folders.refusal.busy') })}
            run={() => actor.send({ type: 'user.make', parent })}
          />
        )}
      </div>
    </div>
  )
}
