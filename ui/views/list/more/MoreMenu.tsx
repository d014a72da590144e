import { useSelector } from '@xstate/react'
import type { ClientCollection } from '#contracts/admin-config'
import type { ExportActor } from '#machines/export'
import type { Action } from '../../../actions/action.ts'
import { later } from '../../../kit/later.tsx'
import { useLocale } from '../../../kit/locale.ts'
import { useText } from '../../../kit/text.tsx'
import { useEver } from '../../../kit/use-ever.ts'
import { IconButton } from '../../../parts/IconButton.tsx'
import { DownloadIcon, EllipsisIcon, StarIcon, UploadIcon } from '../../../parts/icons.ts'
import { Menu, MenuItem } from '../../../parts/Menu.tsx'
import type { Importing } from '../import/importing.ts'
import { useMayImport } from '../import/importing.ts'

const ExportDialog = later(async () => (await import('../export/ExportDialog.tsx')).ExportDialog)

interface Props {
  collection: ClientCollection
  exporting: ExportActor
  importing: Importing
  favorite: Action
}

/** What is done with a list now and then. */
export function MoreMenu({ collection, exporting, importing, favorite }: Props) {
  const text = useText()
  const locale = useLocale()
  const mayImport = useMayImport(collection)
  const isUsed = useEver(useSelector(exporting, (state) => !state.matches('idle')))
  return (
    <>
      <Menu
        label={text('list.moreTools')}
        align="end"
        trigger={<IconButton bare={false} label={text('list.moreTools')} icon={<EllipsisIcon />} />}
      >
        <MenuItem id={favorite.id} icon={<StarIcon />} onSelect={favorite.run}>
          {favorite.label}
        </MenuItem>
        <MenuItem
          id="list-export"
          icon={<DownloadIcon />}
          onSelect={() => exporting.send({ type: 'user.open' })}
        >
          {text('export.open')}
        </MenuItem>
        {mayImport && (
          <MenuItem
            id="list-import"
            icon={<UploadIcon />}
            onSelect={() => importing.actor.send({ type: 'user.open', locale })}
          >
            {text('import.open')}
          </MenuItem>
        )}
      </Menu>
      {isUsed && <ExportDialog label={collection.labels.plural} exporting={exporting} />}
    </>
  )
}
