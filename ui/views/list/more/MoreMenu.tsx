import type { ClientCollection } from '#contracts/admin-config'
import type { ExportActor } from '#machines/export'
import { useLocale } from '../../../kit/locale.ts'
import { useText } from '../../../kit/text.tsx'
import { IconButton } from '../../../parts/IconButton.tsx'
import { DownloadIcon, EllipsisIcon, UploadIcon } from '../../../parts/icons.ts'
import { Menu, MenuItem } from '../../../parts/Menu.tsx'
import { ExportDialog } from '../export/ExportDialog.tsx'
import type { Importing } from '../import/importing.ts'
import { useMayImport } from '../import/importing.ts'

interface Props {
  collection: ClientCollection
  exporting: ExportActor
  importing: Importing
}

/** What is done with a list now and then. */
export function MoreMenu({ collection, exporting, importing }: Props) {
  const text = useText()
  const locale = useLocale()
  const mayImport = useMayImport(collection)
  return (
    <>
      <Menu
        label={text('list.moreTools')}
        align="end"
        trigger={<IconButton bare={false} label={text('list.moreTools')} icon={<EllipsisIcon />} />}
      >
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
      <ExportDialog label={collection.labels.plural} exporting={exporting} />
    </>
  )
}
